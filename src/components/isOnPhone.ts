/** Where styles speak of 40rem. */
const PHONE_PX = 640;

/** Whether the window is that of a phone, for room that is kept before its content is there. */
export const isOnPhone = (): boolean => window.innerWidth < PHONE_PX;
