/** What an address of the app is made of; `search` begins with `?` and `hash` with `#` where there is one. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** An entry of the browser's history. */
export interface Location extends Path {
  /** What whoever led here handed over. */
  state: unknown;
  /** Of this entry alone; `default` for one that the app has not made. */
  key: string;
}

/** The address as one text. */
export const textOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Its parts. One without a path (`?page=2`, `#contacts`) means the page that is open. */
export function pathOf(text: string, open: Path): Path {
  const [beforeHash = '', hash] = partedAt('#', text);
  const [pathname = '', search] = partedAt('?', beforeHash);
  return { pathname: pathname || open.pathname, search, hash };
}

/** What stands before a mark, and the mark with all that follows; empty where nothing does. */
function partedAt(mark: string, text: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) return [text, ''];
  const rest = text.slice(at);
  return [text.slice(0, at), rest === mark ? '' : rest];
}

/** Leads out of the app, or to another program. */
export const isElsewhere = (text: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text);
