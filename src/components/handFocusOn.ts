import { focusHeading } from './focusHeading.ts';

/**
 * The `ref` of what goes with what it does, such as the button that removes its row: the focus that it has would be lost with it, and
 * the next Tab begin above the page. React lets go of an element while it is still in its row.
 */
export const handFocusOnAtEnd = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) handFocusOn(element);
};

/** To the first button of the row beside it, else to the heading above, which tells what is left; of the page where that goes along. */
function handFocusOn(element: HTMLElement) {
  const row = element.closest('tr, li, article');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  if (beside) return beside.focus();
  focusHeadingOf(element.closest('section'));
  focusHeadingWhereLost();
}

/** To where a part of a page is read from, its first `h2`, which comes into view. */
export function focusHeadingOf(part: Element | null): void {
  const heading = part?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** To the heading of the page where the focus went with what goes now; once all of it is gone. */
export const focusHeadingWhereLost = () =>
  queueMicrotask(() => document.activeElement === document.body && focusHeading());
