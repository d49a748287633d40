/** Short names for the types that are generated from the server's description. */
import type { components } from "./api.gen";

export type Schemas = components["schemas"];

export type Words = Schemas["Words"];
export type Me = Schemas["Me"];
export type Build = Schemas["Build"];
export type TitleFacts = Schemas["TitleFacts"];
export type BoardFacts = Schemas["BoardFacts"];
export type LessonFacts = Schemas["Lesson"];
export type LessonStep = Schemas["LessonStep"];
export type EditionData = Schemas["EditionData"];
export type EditionDrawing = Schemas["EditionDrawing"];
export type SharedEdition = Schemas["SharedEdition"];
export type EditionMarks = Schemas["EditionMarks"];
export type TableFacts = Schemas["TableFacts"];
export type TableList = Schemas["TableList"];
export type SeatFacts = Schemas["SeatFacts"];
export type SeatWish = Partial<Schemas["SeatWish"]>;
export type NewTable = Partial<Omit<Schemas["NewTable"], "title" | "seats">> & {
  title: string;
  seats: SeatWish[];
};
export type TableChange = Partial<Schemas["TableChange"]>;
export type GameFacts = Schemas["GameFacts"];
export type Position = Schemas["Position"];
export type ActionWords = Schemas["ActionWords"];
export type Happening = Schemas["Happening"];
export type Score = Schemas["Score"];
export type Change = Schemas["Change"];
export type OptionPreview = Schemas["OptionPreview"];
export type MoveEffect = Schemas["MoveEffect"];
export type Previews = Schemas["Previews"];
export type Course = Schemas["Course"];
export type ReviewFacts = Schemas["ReviewFacts"];
export type LinePosition = Schemas["LinePosition"];
export type Story = Schemas["Story"];
export type Said = Schemas["Said"];
export type Done = Schemas["Done"];
export type Problem = Schemas["Problem"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type OrderForm = Schemas["OrderFormFacts"];
export type KeptOrders = Schemas["KeptOrders"];
export type Order = Schemas["Order"];
export type NoticeChoice = Schemas["NoticeChoice"];
export type Profile = Schemas["Profile"];
export type Leaderboard = Schemas["Leaderboard"];
export type RatingFacts = Schemas["RatingFacts"];
export type RatingStep = Schemas["RatingStep"];
export type TitleRating = Schemas["TitleRating"];
export type Blocked = Schemas["Blocked"];
export type Report = Partial<Omit<Schemas["Report"], "reason">> & { reason: string };
export type AddressState = Schemas["AddressState"];
export type AddressStates = Schemas["AddressStates"];
export type Tournament = Schemas["Tournament"];
export type TournamentFacts = Schemas["TournamentFacts"];
export type TournamentList = Schemas["TournamentList"];
export type NewTournament = Omit<Schemas["NewTournament"], "edition" | "key">;
export type PersonChange = Schemas["PersonChange"];
export type WebhookShape = NonNullable<PersonChange["webhook_shape"]>;

/** What the server calls a view is drawn by the title's board alone. */
export type View = Record<string, unknown>;
