import type { FocusEvent } from 'react';
import { type FormValues, valueAt } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';

let isPressed = false;

for (const [event, pressed] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  window.addEventListener(
    event,
    () => {
      isPressed = pressed;
    },
    { capture: true },
  );

/**
 * Runs at once, or when a press that is under way has become its click: what is said meanwhile would move the button away from
 * under the pointer.
 */
function whenReleased(run: () => void): void {
  if (isPressed) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}

/** Tells that a field was left, by its path, as soon as nothing is pressed. What is only missing can wait. */
export function tellLeft(
  { target, relatedTarget }: FocusEvent<HTMLElement>,
  values: FormValues,
  tell: (path: string) => void,
): void {
  const field = target.closest<HTMLElement>('[data-field]');
  const path = field?.dataset.field;
  if (path === undefined || field?.contains(relatedTarget)) return;
  if (isFilled(valueAt(values, path))) whenReleased(() => tell(path));
}
