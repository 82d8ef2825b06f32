import type { ComponentProps } from 'react';

/** Words for those who hear the page, where the eye needs none. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="visually-hidden" />;
}
