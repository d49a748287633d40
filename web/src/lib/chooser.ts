/** Who chooses among actions: at a table, or on an analysis board. */
import type { OptionPreview } from "./types";

export type Chooser = {
  readonly names: readonly string[];
  readonly busy: boolean;
  /** The action that waits for a second click. */
  readonly chosen: string | null;
  /** What each choice brings, by its text. */
  readonly brings: ReadonlyMap<string, OptionPreview>;
  /** What is known of the choice that is pointed at. */
  readonly preview: { text: string; option: OptionPreview } | null;
  readonly live: { readonly seat: number | null } | null;
  play(text: string): Promise<void>;
  look(text: string | null): void;
};
