/** What this title shows, as the server describes it. */
import type { Schemas } from "../../lib/types";

export type View = Schemas["trans-siberian.View"];
