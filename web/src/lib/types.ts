/** Short names for the types that are generated from the server's description. */
import type { components } from "./api.gen";

export type Schemas = components["schemas"];

export type Words = Schemas["Words"];
export type Me = Schemas["Me"];
export type TitleFacts = Schemas["TitleFacts"];
export type BoardFacts = Schemas["BoardFacts"];
export type EditionData = Schemas["EditionData"];
export type EditionMarks = Schemas["EditionMarks"];
export type TableFacts = Schemas["TableFacts"];
export type TableList = Schemas["TableList"];
export type SeatFacts = Schemas["SeatFacts"];
export type SeatWish = Partial<Schemas["SeatWish"]>;
export type NewTable = Partial<Omit<Schemas["NewTable"], "title" | "seats">> & {
  title: string;
  seats: SeatWish[];
};
export type GameFacts = Schemas["GameFacts"];
export type Position = Schemas["Position"];
export type ActionWords = Schemas["ActionWords"];
export type Happening = Schemas["Happening"];
export type Score = Schemas["Score"];
export type Said = Schemas["Said"];
export type Done = Schemas["Done"];
export type Problem = Schemas["Problem"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type KeptOrders = Schemas["KeptOrders"];
export type Order = Schemas["Order"];
export type NoticeChoice = Schemas["NoticeChoice"];
export type PersonChange = Schemas["PersonChange"];
export type WebhookShape = NonNullable<PersonChange["webhook_shape"]>;

/** What the server calls a view is drawn by the title's board alone. */
export type View = Record<string, unknown>;
