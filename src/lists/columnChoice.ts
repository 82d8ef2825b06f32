/** Of which columns of a list some are shown, by their headings, and what changes that. */
export interface ColumnChoice<Word extends string> {
  /** All but the one that says what a row is, which stays. */
  options: readonly Word[];
  naming: Word | undefined;
  shown: readonly Word[];
  /** As an address says them; empty where they are the list's own. */
  said: string;
  onChange: (headings: readonly Word[]) => void;
  /** Back to the list's own. */
  reset: () => void;
}
