import { focusHeading } from './focusHeading.ts';

/**
 * Where a page is begun: at the first field of what it is opened for (`data-first-field` around it), else at its heading. A field
 * that is not in sight would scroll the page away from what it is about.
 * Source: product specification, sign-in screens and search.
 */
export function focusStart(): void {
  if (!focusFieldInSight()) focusHeading();
}

/**
 * The `ref` of what has `data-first-field`, for the page that a visit begins with: a focus that is somewhere stays there. With the next
 * frame, which lays the page out anyway: to ask what is in sight before would lay it out twice.
 */
export function focusFirstField(part: HTMLElement | null): void {
  if (!part) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusFieldInSight();
  });
}

function focusFieldInSight(): boolean {
  const field = document.querySelector<HTMLElement>('[data-first-field] :is(input, select)');
  const isBegun = field !== null && isInSight(field);
  if (isBegun) field.focus({ preventScroll: true });
  return isBegun;
}

/** Above the banner at the foot of the window too, which things are scrolled clear of. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const docked = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  return top >= 0 && bottom <= window.innerHeight - docked;
}
