import { type RefCallback, useMemo, useState } from 'react';
import { whenNear } from './whenNear.ts';

/** Whether the reader has been near an element, and the ref that it takes. */
export function useNear(): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const observe = useMemo(
    () => (element: HTMLElement | null) =>
      element ? whenNear(element, '100px', () => setNear(true)) : undefined,
    [],
  );
  return [isNear, observe];
}
