import type { ReactNode } from 'react';
import { useNear } from './useNear.ts';

/** Makes its content when the reader nears it; until then `placeholder` keeps its room, so that nothing moves. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isNear, observe] = useNear();
  return isNear ? (
    children
  ) : (
    <div ref={observe} data-pending>
      {placeholder}
    </div>
  );
}
