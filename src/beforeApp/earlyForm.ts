/** What can be filled in before the app is there: on a slow line that takes longer than to type. */
export interface EarlyForm {
  form: HTMLFormElement;
  /** Has the focus from the start, as in the app. */
  first?: HTMLInputElement | undefined;
  /**
   * What was typed goes into the app's own form below `root`, the focus too, and what was sent is sent by that. Whether nothing is left to
   * do: a page that could not be loaded has no form until it is asked for again.
   */
  handOver(root: HTMLElement): boolean;
}
