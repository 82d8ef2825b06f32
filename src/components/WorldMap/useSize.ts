import { useCallback, useState } from 'react';
import type { Size } from './projection.ts';

/**
 * How large an element is. Undefined in its first drawing alone, which nobody sees: what is drawn for another size would be drawn
 * twice. `unknown`: where nobody can tell, as without a screen.
 */
export function useSize(unknown: Size) {
  const [size, setSize] = useState<Size>();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => {
        const { clientWidth: width, clientHeight: height } = element;
        const isTold = width > 0 && height > 0;
        setSize((known = unknown) =>
          !isTold || (known.width === width && known.height === height) ? known : { width, height },
        );
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [unknown],
  );
  return [ref, size] as const;
}
