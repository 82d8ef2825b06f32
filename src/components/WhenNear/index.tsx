import { type ReactNode, useMemo, useState } from 'react';

/** How far below the window something may be to count as near. */
const NEAR = '100px';

/** Makes its content when the reader nears it; until then `placeholder` keeps its room, so that nothing moves. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const observe = useMemo(
    () => (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [],
  );
  return isNear ? children : <div ref={observe}>{placeholder}</div>;
}
