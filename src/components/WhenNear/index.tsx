import { type ReactNode, useMemo, useState } from 'react';
import { whenNear } from './whenNear.ts';

/** Makes its content when the reader nears it; until then `placeholder` keeps its room, so that nothing moves. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const observe = useMemo(
    () => (element: HTMLElement | null) =>
      element ? whenNear(element, '100px', () => setNear(true)) : undefined,
    [],
  );
  return isNear ? (
    children
  ) : (
    <div ref={observe} data-pending>
      {placeholder}
    </div>
  );
}
