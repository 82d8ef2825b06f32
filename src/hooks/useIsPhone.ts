import { useSyncExternalStore } from 'react';

/** The width at which style sheets, too, fold what a phone has no room for. */
const NARROW = '(max-width: 40rem)';

/** Whether the window is as narrow as that of a phone: for what need not be made there at all. How things look, style sheets decide. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);

const isPhone = () => window.matchMedia(NARROW).matches;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
