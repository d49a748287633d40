/** What this title shows, as the server describes it. */
import type { Schemas } from "../../lib/types";

export type View = Schemas["mini-express.View"];

/** What lies on the table and no move changes. */
export type Layout = Schemas["mini-express.Layout"];
