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
export function whenReleased(run: () => void): void {
  if (isPressed) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}
