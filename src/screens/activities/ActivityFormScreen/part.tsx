import type { ReactNode } from 'react';
import type { ActivityValues } from './values.ts';

/** What the parts of a panel are handed. */
export interface PartProps {
  activity: ActivityValues;
  isLocked: boolean;
  onChange: (patch: Partial<ActivityValues>) => void;
  /** The name of a field in the form, and what is wrong with it. */
  nameOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
}

/** Where a field can be found, to put the focus into it. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  return <div data-field={name}>{children}</div>;
}
