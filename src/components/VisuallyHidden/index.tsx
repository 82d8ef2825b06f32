import type { ReactNode } from 'react';

/** Words for those who hear the page, where the eye needs none. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
