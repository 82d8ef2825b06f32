import { Button } from '#src/components/Button/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { RichTextInput } from '#src/components/RichTextInput/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';

/** What every input of a form is handed. Values are as the form keeps them; what is not filled in is undefined. */
export interface FieldInputProps {
  common: {
    name: string;
    label: string;
    isLabelHidden?: boolean | undefined;
    shortLabel?: string | undefined;
    isRequired: boolean | undefined;
    hint: string | undefined;
    error: string | undefined;
  };
  value: unknown;
  change: (value: unknown) => void;
  isLocked: boolean;
}

/** A list to choose from: undefined while it is on its way. */
export interface Offered<Option> {
  options: readonly Option[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export const offered = <Option,>(
  request: { error: unknown; retry: () => void },
  options: readonly Option[] | undefined,
): Offered<Option> => ({ options, hasFailed: request.error !== undefined, retry: request.retry });

export type Named = { id: number; name?: string | null | undefined };

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = ({ id }: { id: number }) => id;
const nameOf = ({ name }: Named) => name ?? '';

export function CountInput({ common, value, change, isLocked }: FieldInputProps) {
  return (
    <NumberInput {...common} value={value as number | undefined} onChange={change} disabled={isLocked} />
  );
}

export function LineInput({
  common,
  value,
  change,
  isLocked,
  limit,
  isEmail = false,
}: FieldInputProps & { limit?: number | undefined; isEmail?: boolean }) {
  return (
    <TextInput
      {...common}
      type={isEmail ? 'email' : 'text'}
      dir="auto"
      autoComplete="off"
      maxLength={limit}
      value={text(value)}
      onChange={change}
      disabled={isLocked}
    />
  );
}

export function LongInput({ common, value, change, isLocked }: FieldInputProps) {
  return <TextArea {...common} value={text(value)} onChange={change} disabled={isLocked} />;
}

export function RichInput({ common, value, change, isLocked }: FieldInputProps) {
  return <RichTextInput {...common} value={text(value)} onChange={change} isReadOnly={isLocked} />;
}

export function DayInput({ common, value, change, isLocked }: FieldInputProps) {
  return (
    <DateInput
      {...common}
      value={text(value)}
      onChange={(day) => change(day || undefined)}
      disabled={isLocked}
    />
  );
}

/** A radio group over numbers. */
export function ChoiceInput({
  common,
  value,
  change,
  isLocked,
  options,
  isClearable = false,
  isInline = false,
}: FieldInputProps & {
  options: readonly { value: number; label: string; description?: string }[];
  isClearable?: boolean;
  isInline?: boolean;
}) {
  return (
    <RadioGroup
      {...common}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={value === undefined || value === null ? undefined : String(value)}
      onChange={(chosen) => change(chosen === undefined ? undefined : Number(chosen))}
      isClearable={isClearable}
      isInline={isInline}
      isDisabled={isLocked}
    />
  );
}

/** One record out of a list that is known whole. */
export function RecordInput({
  common,
  value,
  change,
  isLocked,
  list,
}: FieldInputProps & { list: Offered<Named> }) {
  return (
    <Select
      {...common}
      options={list.options}
      hasFailed={list.hasFailed}
      onRetry={list.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value as number | undefined}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

/** Several records out of a list that is known whole, which can all be chosen at once. */
export function RecordsInput({
  common,
  value,
  change,
  isLocked,
  list,
}: FieldInputProps & { list: Offered<Named> }) {
  return (
    <Select
      {...common}
      isMultiple
      options={list.options}
      hasFailed={list.hasFailed}
      onRetry={list.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={(value ?? []) as number[]}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

/** One record that is found by typing; its name is kept with it, so that it can be shown again without asking. */
export function SearchedInput({
  common,
  value,
  change,
  isLocked,
  chosen,
  search,
}: FieldInputProps & {
  chosen: { id: number; name: string } | undefined;
  search: (
    keyword: string,
    signal: AbortSignal,
  ) => Promise<{ options: { id: number; name: string }[]; total: number }>;
}) {
  return (
    <Select
      {...common}
      options={chosen ? [chosen] : NONE}
      search={search}
      keyOf={idOf}
      labelOf={nameOf}
      value={value as number | undefined}
      onChange={(id, option) => change(id === undefined ? undefined : { id, name: option?.name ?? '' })}
      isDisabled={isLocked}
    />
  );
}
/** Neither loaded nor kept from before. */
export const isUnavailable = ({ options, hasFailed }: Offered<unknown>) => hasFailed && options === undefined;

/** What stands in place of a list that is unavailable. */
export function ListFailure({ list }: { list: Offered<unknown> }) {
  const strings = useStrings(recordFormStrings);
  const common = useStrings(commonStrings);
  return (
    <p className={styles.failure} role="alert">
      {strings.listFailed}
      <Button size="sm" onClick={list.retry}>
        {common.tryAgain}
      </Button>
    </p>
  );
}

const NONE: { id: number; name: string }[] = [];

export function ChecksInput({
  common,
  value,
  change,
  isLocked,
  list,
}: FieldInputProps & { list: Offered<Named> }) {
  if (isUnavailable(list)) return <ListFailure list={list} />;
  return (
    <CheckboxGroup
      {...common}
      hasColumns
      options={(list.options ?? []).map((option) => ({ value: option.id, label: nameOf(option) }))}
      value={(value ?? []) as number[]}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}
