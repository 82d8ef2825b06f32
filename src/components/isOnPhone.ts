/** Where styles speak of 40rem. */
export const PHONE = '(max-width: 40rem)';

/** Whether the window is that of a phone, for room that is kept before its content is there. `useIsPhone` follows it. */
export const isOnPhone = (): boolean => window.matchMedia(PHONE).matches;
