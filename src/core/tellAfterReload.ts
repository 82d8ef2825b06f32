/** A sentence that outlives the loading of the page, for the page that comes then. */
const KEY = 'tellAfterReload';

export function tellAfterReload(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // Where nothing can be kept it is not told.
  }
}

/** What the page before had to say, once. */
export function toldBeforeReload(): string | undefined {
  try {
    const sentence = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return sentence;
  } catch {
    return undefined;
  }
}
