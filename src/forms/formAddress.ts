/**
 * Which draft and step of a form is open, in the address: a reload comes back to it. Past the router, which would ask for
 * everything anew, without a connection in vain.
 */
type Part = 'draft' | 'step';

export const readFromAddress = (part: Part): string | undefined =>
  new URLSearchParams(window.location.search).get(part) ?? undefined;

export function keepInAddress(part: Part, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (query.get(part) === value) return;
  query.set(part, value);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}
