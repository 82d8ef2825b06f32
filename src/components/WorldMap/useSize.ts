import { useCallback, useState } from 'react';
import type { Size } from './projection.ts';

/** How large an element is, from its first picture on; `first` where nobody can tell, as without a screen. */
export function useSize(first: Size) {
  const [size, setSize] = useState(first);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
