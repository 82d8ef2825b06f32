import { Select } from '#src/components/Select/index.tsx';
import { partsOf } from '#src/domain/listAddress.ts';
import type { FilterField } from './Filters.tsx';

export interface SeveralOption {
  value: string;
  label: string;
}

interface SeveralProps extends FilterField {
  label: string;
  /** What choosing nothing means: "All Countries". */
  placeholder: string;
  /** Undefined while they are on their way. */
  options: readonly SeveralOption[] | undefined;
  hasFailed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

const keyOf = ({ value }: SeveralOption) => value;
const labelOf = ({ label }: SeveralOption) => label;

/** Several of a list; the address has their keys, joined with commas. */
export function Several({ value, onChange, ...props }: SeveralProps) {
  return (
    <Select
      {...props}
      isMultiple
      // All of them are chosen by choosing none.
      canSelectAll={false}
      keyOf={keyOf}
      labelOf={labelOf}
      value={partsOf(value)}
      onChange={(keys) => onChange(keys.join(','))}
    />
  );
}
