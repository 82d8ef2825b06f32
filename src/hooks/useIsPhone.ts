import { useSyncExternalStore } from 'react';
import { isOnPhone, PHONE } from '#src/components/isOnPhone.ts';

/** Whether the window is that of a phone: for what need not be made there at all. How things look, style sheets decide. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isOnPhone);

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
