/**
 * Which draft and step of a form is open, in the address: a reload comes back to it. `new`: its record has just begun. Past the
 * router, which would ask for everything anew, without a connection in vain, and whether the form may be left.
 */
type Part = 'draft' | 'step' | 'new';

export const readFromAddress = (part: Part): string | undefined =>
  new URLSearchParams(window.location.search).get(part) ?? undefined;

export function keepInAddress(part: Part, value: string): void {
  const query = new URLSearchParams(window.location.search);
  if (query.get(part) === value) return;
  query.set(part, value);
  replaceQuery(query);
}

export function dropFromAddress(part: Part): void {
  const query = new URLSearchParams(window.location.search);
  query.delete(part);
  replaceQuery(query);
}

function replaceQuery(query: URLSearchParams): void {
  const { pathname, hash } = window.location;
  const search = String(query);
  window.history.replaceState(window.history.state, '', `${pathname}${search && `?${search}`}${hash}`);
}
