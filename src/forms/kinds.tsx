import { useMemo } from 'react';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { inputStrings } from '#src/components/FormField/strings.ts';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { RichTextInput } from '#src/components/RichTextInput/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Switch } from '#src/components/Switch/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { YesNoInput } from '#src/components/YesNoInput/index.tsx';
import { plainParagraphs } from '#src/domain/plainText.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { formatDate, formatList, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { InputKind, InputProps } from './definition.ts';
import styles from './RecordForm.module.css';

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

/** `isFormer`: given up, so that only who has it chosen is offered it. */
export type Named = { id: number; name?: string | null | undefined; isFormer?: boolean };

const idOf = ({ id }: { id: number }) => id;
const nameOf = ({ name }: Named) => name ?? '';

/** Names instead of ids, which stand where the names are not to be had. */
export const namesIn = (
  { options, hasFailed }: Offered<Named>,
  ids: number | readonly number[],
  language: string,
): string =>
  options || hasFailed
    ? formatList(
        [ids].flat().map((id) => options?.find((option) => option.id === id)?.name ?? String(id)),
        language as Parameters<typeof formatList>[1],
      )
    : MISSING;

/** What an input offers: of what is given up, that alone which is chosen in it. */
const offers = (options: readonly Named[] | undefined, chosen: number | readonly number[] = []) =>
  options?.some(({ isFormer }) => isFormer)
    ? options.filter(({ id, isFormer }) => !isFormer || [chosen].flat().includes(id))
    : options;

/** The same list for the same choice: what searches it is made anew with it. */
function useOffers({ options }: Offered<Named>, chosen: number | readonly number[] | undefined) {
  return useMemo(() => offers(options, chosen), [options, chosen]);
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

/**
 * A number. Where none can be read the form keeps the text that was typed in its place: no step, draft or conflict loses it, and the
 * rules of the contract refuse it. What adds such values up takes `figureOr0` of each.
 */
const numberOf = (reads: 'whole' | 'percentage', unread: string): InputKind<number> => ({
  draw: ({ common, value, change, isLocked }) => (
    <NumberInput
      {...common}
      reads={reads}
      value={value}
      onChange={(typed) => change(typed as number | undefined)}
      disabled={isLocked}
    />
  ),
  act: 'number',
  describe: (value, { language }) =>
    typeof value === 'number' ? formatNumber(value, language) : String(value),
  mistakeIn: (value) => (typeof value === 'string' || Number.isNaN(value) ? unread : undefined),
});

/** A whole number. */
export const count = numberOf('whole', FORM_ERRORS.wholeNumber);
/** From 0 to 100, with a fraction where that is known. What is unread there is told as missing: "Enter a number." */
export const percentage = numberOf('percentage', FORM_ERRORS.required);

const line = (type: 'text' | 'email' | 'decimal'): InputKind<string> => ({
  draw: ({ common, value, change, isLocked }) => (
    <TextInput
      {...common}
      type={type === 'email' ? 'email' : 'text'}
      {...(type === 'decimal' && { inputMode: 'decimal' })}
      dir={type === 'decimal' ? 'ltr' : 'auto'}
      autoComplete="off"
      value={value ?? ''}
      onChange={(text) => change(text || undefined)}
      disabled={isLocked}
    />
  ),
  act: 'text',
  describe: (value) => value,
});
/** A text of one line. */
export const text = line('text');
export const email = line('email');
/** A number as it is typed, such as a latitude. */
export const decimal = line('decimal');

/** A text of several lines. */
export const longText: InputKind<string> = {
  draw: ({ common, value, change, isLocked }) => (
    <TextArea
      {...common}
      value={value ?? ''}
      onChange={(written) => change(written || undefined)}
      disabled={isLocked}
    />
  ),
  act: 'text',
  describe: (value) => value,
  isWide: true,
};

/** A text with bold words, lists and links, as HTML. */
export const richText: InputKind<string> = {
  draw: ({ common, value, change, isLocked }) => (
    <RichTextInput {...common} value={value ?? ''} onChange={change} isReadOnly={isLocked} />
  ),
  act: 'text',
  describe: (value) => plainParagraphs(value).join(' '),
  isWide: true,
};

/** A day, `YYYY-MM-DD`. */
export const day: InputKind<string> = {
  draw: ({ common, value, change, isLocked }) => (
    <DateInput
      {...common}
      value={value ?? ''}
      onChange={(chosen) => change(chosen || undefined)}
      disabled={isLocked}
    />
  ),
  act: 'date',
  describe: (value, { language }) => formatDate(value, language),
};

const { yes, no } = inputStrings.english;
/** What is said of an answer to yes or no: words of every form. */
export const yesNoStrings: StringsOf<'yes' | 'no'> = { ...inputStrings, english: { yes, no } };

/** Yes, no, or not answered. */
export const yesNo = ({ isClearable = true } = {}): InputKind<boolean> => ({
  draw: ({ common, value, change, isLocked }) => (
    <YesNoInput {...common} value={value} onChange={change} isClearable={isClearable} isDisabled={isLocked} />
  ),
  act: 'choose',
  describe: sayYesOrNo,
});

/** Ticked or not. */
export const tick: InputKind<boolean> = {
  draw: ({ common, value, change, isLocked }) => (
    <Checkbox
      name={common.name}
      label={common.label}
      description={common.hint}
      isChecked={value === true}
      onChange={change}
      disabled={isLocked}
    />
  ),
  act: 'choose',
  describe: sayYesOrNo,
};

/** On or off, with an effect at once. `isInverted`: on is what the value calls false. */
export const toggle = ({ isInverted = false } = {}): InputKind<boolean> => ({
  draw: ({ common, value, change, isLocked }) => (
    <Switch
      name={common.name}
      label={common.label}
      hint={common.hint}
      error={common.error}
      isChecked={isInverted ? value === false : value === true}
      onChange={(isOn) => change(isInverted ? !isOn : isOn)}
      disabled={isLocked}
    />
  ),
  act: 'choose',
  describe: (value, tools) => sayYesOrNo(isInverted ? !value : value, tools),
});

function sayYesOrNo(value: boolean, { words }: { words: Readonly<Record<string, string>> }): string {
  return value ? (words.yes ?? yes) : (words.no ?? no);
}

/** A choice out of a few, each with its words. */
export interface Choice<Value, Key extends string> {
  value: Value;
  label: Key;
  description?: Key;
}

interface ChoiceLook {
  isClearable?: boolean;
  isInline?: boolean;
  isWide?: boolean;
}

/** One of a few, as radio buttons. `of`: which are offered now. `@default` all */
export function choice<Value extends string | number, Key extends string, Options = unknown>(
  choices: readonly Choice<Value, Key>[],
  {
    of,
    isClearable = false,
    isInline = false,
    isWide = false,
  }: ChoiceLook & { of?: (options: Options) => readonly Value[] } = {},
): InputKind<Value, Options, Key> {
  return {
    draw: ({ common, value, change, isLocked, options, words }) => (
      <RadioGroup
        {...common}
        options={choices
          .filter((one) => of?.(options).includes(one.value) ?? true)
          .map((one) => ({
            value: String(one.value),
            label: words[one.label],
            ...(one.description && { description: words[one.description] }),
          }))}
        value={value === undefined ? undefined : String(value)}
        onChange={(chosen) => change(choices.find((one) => String(one.value) === chosen)?.value)}
        isClearable={isClearable}
        isInline={isInline}
        isDisabled={isLocked}
      />
    ),
    act: 'choose',
    describe: (value, { words }) => {
      const label = choices.find((one) => one.value === value)?.label;
      return label === undefined ? String(value) : words[label];
    },
    isWide,
  };
}

/** One of two or three, beside each other. */
export function segment<Value extends string, Key extends string>(
  choices: readonly Choice<Value, Key>[],
): InputKind<Value, unknown, Key> {
  const { describe, act } = choice(choices);
  return {
    draw: ({ common, value, change, isLocked, words }) => (
      <SegmentInput
        {...common}
        options={choices.map((one) => ({ value: one.value, label: words[one.label] }))}
        value={value}
        onChange={change}
        isDisabled={isLocked}
      />
    ),
    act,
    describe,
    isWide: true,
  };
}

/** One record out of a list that is known whole. */
export const record = <Options,>(
  listIn: (options: Options) => Offered<Named>,
): InputKind<number, Options> => ({
  draw: ({ options, ...props }) => <RecordInput {...props} list={listIn(options)} />,
  act: 'choose',
  describe: (id, { options, language }) => namesIn(listIn(options), id, language),
  offers: (options) => {
    const list = listIn(options);
    return { ...list, options: offers(list.options) };
  },
});

function RecordInput({ common, value, change, isLocked, list }: ListInputProps<number>) {
  return (
    <Select
      {...common}
      options={useOffers(list, value)}
      hasFailed={list.hasFailed}
      onRetry={list.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

/** One out of a short list, as a drop-down of the browser. */
export const shortRecord = <Options,>(
  listIn: (options: Options) => Offered<Named>,
): InputKind<number, Options> => ({
  ...record(listIn),
  draw: ({ options, ...props }) => <ShortRecordInput {...props} list={listIn(options)} />,
});

/** The input of `shortRecord`, for kinds that add to it. */
export function ShortRecordInput({ common, value, change, isLocked, list }: ListInputProps<number>) {
  const strings = useStrings(recordFormStrings);
  if (isUnavailable(list)) return <ListFailure list={list} />;
  return (
    <SelectInput
      {...common}
      placeholder={strings.choose}
      options={(offers(list.options, value) ?? []).map((option) => ({
        value: String(option.id),
        label: nameOf(option),
      }))}
      value={value === undefined ? '' : String(value)}
      onChange={(id) => change(id === '' ? undefined : Number(id))}
      disabled={isLocked}
    />
  );
}

/** An input over a list that is offered. */
type ListInputProps<Value> = Pick<InputProps<Value>, 'common' | 'value' | 'change' | 'isLocked'> & {
  list: Offered<Named>;
};

/** Several records out of a list that is known whole, which can all be chosen at once. */
export const records = <Options,>(
  listIn: (options: Options) => Offered<Named>,
): InputKind<readonly number[], Options> => ({
  draw: ({ options, ...props }) => <RecordsInput {...props} list={listIn(options)} />,
  act: 'choose',
  describe: (ids, { options, language }) => namesIn(listIn(options), ids, language),
});

/** The input of `records`, for kinds that add to it. */
export function RecordsInput({ common, value, change, isLocked, list }: ListInputProps<readonly number[]>) {
  return (
    <Select
      {...common}
      isMultiple
      options={useOffers(list, value)}
      hasFailed={list.hasFailed}
      onRetry={list.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value ?? NO_IDS}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}
const NO_IDS: number[] = [];

/** Several records out of a short list, as boxes to tick. */
export const checks = <Options,>(
  listIn: (options: Options) => Offered<Named>,
): InputKind<readonly number[], Options> => ({
  draw: ({ common, value, change, isLocked, options }) => {
    const list = listIn(options);
    if (isUnavailable(list)) return <ListFailure list={list} />;
    return (
      <CheckboxGroup
        {...common}
        hasColumns
        options={(offers(list.options, value) ?? []).map((option) => ({
          value: option.id,
          label: nameOf(option),
        }))}
        value={value ?? NO_IDS}
        onChange={change}
        isDisabled={isLocked}
      />
    );
  },
  act: 'choose',
  describe: (ids, { options, language }) => namesIn(listIn(options), ids, language),
  isWide: true,
});

/** What finds records by a keyword, the best first. */
export type Search<Found> = (
  keyword: string,
  signal: AbortSignal,
) => Promise<{ options: Found[]; total: number }>;

/** One record that is found by typing. It is kept whole, so that it can be shown again without asking. `useSearch`: a hook. */
export const searched = <Found extends { id: number; name: string }, Options = unknown>(
  useSearch: (options: Options) => { search: Search<Found>; key?: string },
): InputKind<Found, Options> => ({
  draw: (props) => <SearchedInput {...props} useSearch={useSearch} />,
  act: 'choose',
  describe: ({ name, id }) => name || String(id),
  isWide: true,
});
const NOTHING_FOUND: never[] = [];

function SearchedInput<Found extends { id: number; name: string }, Options>({
  common,
  value,
  change,
  isLocked,
  options,
  useSearch,
}: InputProps<Found, Options> & {
  useSearch: (options: Options) => { search: Search<Found>; key?: string };
}) {
  const { search, key } = useSearch(options);
  return (
    <Select
      // What was found by other means is not offered any more.
      key={key}
      {...common}
      options={value ? [value] : NOTHING_FOUND}
      search={search}
      keyOf={idOf}
      labelOf={nameOf}
      value={value?.id}
      onChange={(_, found) => change(found)}
      isDisabled={isLocked}
    />
  );
}
