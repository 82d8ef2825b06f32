import { useStrings } from '#src/i18n/StringsContext.ts';
import type { FieldProps } from '../FormField/index.tsx';
import { inputStrings } from '../FormField/strings.ts';
import { RadioGroup } from '../RadioGroup/index.tsx';

interface YesNoInputProps extends FieldProps {
  /** The API's name of the field. */
  name: string;
  value: boolean | null | undefined;
  /** Undefined: the answer was cleared. */
  onChange: (value: boolean | undefined) => void;
  /** @default true */
  isClearable?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** A question with the answers yes, no, and none yet: a checkbox could not tell the last two apart. */
export function YesNoInput({ value, onChange, isClearable = true, ...props }: YesNoInputProps) {
  const strings = useStrings(inputStrings);
  return (
    <RadioGroup
      {...props}
      isInline
      isClearable={isClearable}
      options={[
        { value: 'yes', label: strings.yes },
        { value: 'no', label: strings.no },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined}
      onChange={(answer) => onChange(answer === undefined ? undefined : answer === 'yes')}
    />
  );
}
