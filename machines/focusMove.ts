/** Where the arrow keys, Home and End take the focus in a list. */
export type FocusMove = 'next' | 'previous' | 'first' | 'last';

/** The focus goes round: after the last item comes the first. Undefined: on none of them. */
export function moveFocus(focused: number | undefined, move: FocusMove, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (move === 'first') return 0;
  if (move === 'last') return last;
  if (move === 'next') return focused === undefined || focused === last ? 0 : focused + 1;
  return focused === undefined || focused === 0 ? last : focused - 1;
}
