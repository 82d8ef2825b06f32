import type { MouseEvent } from 'react';

/** For the press of a mouse: leaves the focus in the input. Without it the list would close before the click comes. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
