import { Select } from '#src/components/Select/index.tsx';
import { partsOf } from '#src/domain/listAddress.ts';
import { useChosen } from '#src/hooks/useChosen.ts';
import type { Option } from './options.ts';

interface MultiChoiceProps {
  name: string;
  label: string;
  /** What choosing nothing means: "All Countries". */
  placeholder: string;
  /** The keys of those that are chosen, joined with commas. */
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined;
  hasFailed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

const keyOf = ({ value }: Option) => value;
const labelOf = ({ label }: Option) => label;

/** Any number of options; an address has their keys, joined with commas. */
export function MultiChoice({ value, onChange, ...props }: MultiChoiceProps) {
  const [shown, choose] = useChosen(value, onChange);
  return (
    <Select
      {...props}
      isMultiple
      // All of them are chosen by choosing none.
      canSelectAll={false}
      keyOf={keyOf}
      labelOf={labelOf}
      value={partsOf(shown)}
      onChange={(keys) => choose(keys.join(','))}
    />
  );
}
