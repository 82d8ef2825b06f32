import type { ReactNode } from 'react';
import { emergencyNamesEndpoint } from '#contracts/endpoints/emergency.ts';
import { EARLY_WARNING, EPIDEMIC, REPORT_ERRORS, type ReportType } from '#contracts/schemas/fieldReport.ts';
import type { FormValues } from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import type { App } from '#src/app/createApp.ts';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { RichTextInput } from '#src/components/RichTextInput/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { YesNoInput } from '#src/components/YesNoInput/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './Form.module.css';
import type { Field, FieldKind } from './fields.ts';
import { formStrings, reportErrorStrings } from './strings.ts';
import { type Named, useOffered } from './useFormOptions.ts';
import { typeOf } from './values.ts';

export type Strings = Record<keyof typeof formStrings.english, string>;

interface FieldRowProps {
  field: Field;
  values: FormValues;
  error: string | undefined;
  isLocked: boolean;
  onChange: (name: string, value: unknown) => void;
}

/** What every kind of input is handed. */
interface InputProps {
  field: Field;
  type: ReportType;
  values: FormValues;
  value: unknown;
  change: (value: unknown) => void;
  strings: Strings;
  isLocked: boolean;
  common: {
    name: string;
    label: string;
    isRequired: boolean | undefined;
    hint: string | undefined;
    error: string | undefined;
  };
}

/** One field of the form, by its row in the table of fields. */
export function FieldRow({ field, values, error, isLocked, onChange }: FieldRowProps) {
  const strings = useStrings(formStrings);
  const errorText = useReportErrorText();
  const type = typeOf(values);
  const hint = field.hints?.[type] ?? field.hint;
  const Input = INPUTS[field.kind];
  return (
    <div data-field={field.name} className={WIDE.has(field.kind) ? styles.wide : undefined}>
      <Input
        field={field}
        type={type}
        values={values}
        value={values[field.name]}
        change={(value) => onChange(field.name, value)}
        strings={strings}
        isLocked={isLocked}
        common={{
          name: field.name,
          label: labelOf(field, type, strings),
          isRequired: field.isRequired,
          hint: hint && strings[hint],
          error: error && errorText(error),
        }}
      />
    </div>
  );
}

/** How a field is called in a report of this type: "Injured (Government)". */
export function labelOf(field: Field, type: ReportType, strings: Strings): string {
  const label = strings[field.labels?.[type] ?? field.label];
  return field.counter ? fill(strings.counted, { figure: label, counter: strings[field.counter] }) : label;
}

/** The contract's sentences in the reader's language; the words of another server as they are. */
function useReportErrorText() {
  const strings = useStrings(reportErrorStrings);
  return (message: string) => {
    const key = KEYS.get(message);
    return key ? strings[key] : message;
  };
}

const KEYS = new Map(
  Object.entries(REPORT_ERRORS).map(([key, text]) => [text as string, key as keyof typeof REPORT_ERRORS]),
);

const WIDE: ReadonlySet<FieldKind> = new Set([
  'longText',
  'richText',
  'status',
  'visibility',
  'bulletin',
  'actions',
  'choices',
  'event',
  'districts',
]);

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = ({ id }: { id: number }) => id;
const nameOf = ({ name }: Named) => name ?? '';

function CountInput({ common, value, change, isLocked }: InputProps) {
  return (
    <NumberInput {...common} value={value as number | undefined} onChange={change} disabled={isLocked} />
  );
}

function LineInput({ common, field, value, change, isLocked }: InputProps) {
  const isEmail = field.name.endsWith('.email');
  return (
    <TextInput
      {...common}
      type={isEmail ? 'email' : 'text'}
      dir="auto"
      autoComplete="off"
      maxLength={field.limit}
      value={text(value)}
      onChange={change}
      disabled={isLocked}
    />
  );
}

function LongInput({ common, value, change, isLocked }: InputProps) {
  return <TextArea {...common} value={text(value)} onChange={change} disabled={isLocked} />;
}

function RichInput({ common, value, change, isLocked }: InputProps) {
  return <RichTextInput {...common} value={text(value)} onChange={change} isReadOnly={isLocked} />;
}

function DayInput({ common, value, change, isLocked }: InputProps) {
  return (
    <DateInput
      {...common}
      value={text(value)}
      onChange={(day) => change(day || undefined)}
      disabled={isLocked}
    />
  );
}

function AnswerInput({ common, field, type, value, change, isLocked }: InputProps) {
  const isCovid = field.name === 'is_covid_report';
  return (
    <YesNoInput
      {...common}
      value={value as boolean | undefined}
      onChange={change}
      isClearable={!isCovid}
      isDisabled={isLocked || (isCovid && type === 'EW')}
    />
  );
}

/** A radio group over numbers. */
function ChoiceInput({
  common,
  value,
  change,
  isLocked,
  options,
  isClearable = false,
  isInline = false,
}: InputProps & {
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

function StatusInput(props: InputProps) {
  const { strings } = props;
  return (
    <ChoiceInput
      {...props}
      options={[
        { value: 8, label: strings.statusWarning, description: strings.statusWarningHint },
        { value: 9, label: strings.statusEvent, description: strings.statusEventHint },
      ]}
    />
  );
}

function VisibilityInput(props: InputProps) {
  const { strings, common, values } = props;
  const { visibilities, reviewed } = useOffered();
  const isReviewed = reviewed?.includes(values.country as number);
  return (
    <ChoiceInput
      {...props}
      common={{ ...common, hint: isReviewed ? strings.reviewCountry : common.hint }}
      options={visibilities.map((value) => ({
        value,
        label: strings[`visibility_${value as 1 | 2 | 3 | 4}`],
        description: strings[`visibilityHint_${value as 1 | 2 | 3 | 4}`],
      }))}
    />
  );
}

const stages = (strings: Strings, values: readonly number[]) =>
  values.map((value) => ({ value, label: strings[`stage_${value as 0 | 1 | 2 | 3}`] }));

function BulletinInput(props: InputProps) {
  return <ChoiceInput {...props} isInline options={stages(props.strings, [0, 1, 2, 3])} />;
}

function StageInput(props: InputProps) {
  return <ChoiceInput {...props} isInline isClearable options={stages(props.strings, [1, 2, 3])} />;
}

function SourceInput(props: InputProps) {
  const { strings } = props;
  return (
    <ChoiceInput
      {...props}
      isInline
      isClearable
      options={[
        { value: 0, label: strings.sourceHealth },
        { value: 1, label: strings.sourceWho },
        { value: 2, label: strings.sourceOther },
      ]}
    />
  );
}

function CountryInput({ common, value, change, isLocked }: InputProps) {
  const { countries } = useOffered();
  return (
    <Select
      {...common}
      options={countries.options}
      hasFailed={countries.hasFailed}
      onRetry={countries.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value as number | undefined}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

/** All districts of the country, which can all be chosen at once. */
function DistrictsInput({ common, values, value, change, isLocked }: InputProps) {
  const { districts } = useOffered();
  return (
    <Select
      // Another country is another list, with nothing chosen of the old one.
      key={String(values.country)}
      {...common}
      isMultiple
      options={districts.options}
      hasFailed={districts.hasFailed}
      onRetry={districts.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={(value ?? []) as number[]}
      onChange={change}
      isDisabled={isLocked || values.country === undefined}
    />
  );
}

function DisasterTypeInput({ common, type, value, change, isLocked, strings }: InputProps) {
  const { disasterTypes } = useOffered();
  const options = (disasterTypes.options ?? [])
    .filter(({ id }) => !(type === 'EW' && id === EPIDEMIC))
    .map((option) => ({ value: String(option.id), label: nameOf(option) }));
  return (
    <SelectInput
      {...common}
      options={options}
      placeholder={strings.choose}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => change(chosen === '' ? undefined : Number(chosen))}
      disabled={isLocked || type === 'COVID'}
    />
  );
}

const FOUND_AT_ONCE = 20;
const searchEvents = (client: App['client']) => async (keyword: string, signal: AbortSignal) => {
  const { results, count } = await client.call(emergencyNamesEndpoint, {
    query: { search: keyword, limit: FOUND_AT_ONCE },
    signal,
  });
  return { options: results.map(({ id, name }) => ({ id, name: name ?? '' })), total: count };
};

function EventInput({ common, values, value, change, isLocked }: InputProps) {
  const { client } = useApp();
  const linked = values['event.option'] as { id: number; name: string } | undefined;
  return (
    <Select
      {...common}
      options={linked ? [linked] : NONE}
      search={searchEvents(client)}
      keyOf={idOf}
      labelOf={nameOf}
      value={value as number | undefined}
      onChange={(id, option) => change(id === undefined ? undefined : { id, name: option?.name ?? '' })}
      isDisabled={isLocked}
    />
  );
}
const NONE: { id: number; name: string }[] = [];

const CATEGORIES = ['Health', 'NS Institutional Strengthening', 'Socioeconomic Interventions'] as const;

/** What can be ticked for this organization and type; of COVID-19 in groups. */
function ActionsInput({ common, field, type, value, change, isLocked, strings }: InputProps) {
  const { actions } = useOffered();
  const organization = field.name.split('.')[1] ?? '';
  const fitting = (actions.options ?? []).filter(
    (action) =>
      action.field_report_types?.includes(type) === true &&
      action.organizations?.includes(organization) === true,
  );
  const boxes = (label: string, list: typeof fitting): ReactNode =>
    list.length > 0 && (
      <CheckboxGroup
        key={label}
        {...common}
        label={label}
        hasColumns
        options={list.map((action) => ({
          value: action.id,
          label: action.name ?? '',
          description: action.tooltip_text ?? undefined,
        }))}
        value={(value ?? []) as number[]}
        onChange={change}
        isDisabled={isLocked}
      />
    );
  if (type !== 'COVID') return boxes(common.label, fitting);
  return (
    <div className={styles.groups}>
      {CATEGORIES.map((category) =>
        boxes(
          fill(strings.actionsOf, {
            label: common.label,
            category: strings[`category_${category.replaceAll(' ', '')}` as keyof Strings],
          }),
          fitting.filter((action) => action.category === category),
        ),
      )}
    </div>
  );
}

function PartnersInput({ common, field, value, change, isLocked }: InputProps) {
  const offered = useOffered();
  const { options } =
    field.name === 'external_partners' ? offered.externalPartners : offered.supportedActivities;
  return (
    <CheckboxGroup
      {...common}
      hasColumns
      options={(options ?? []).map((option) => ({ value: option.id, label: nameOf(option) }))}
      value={(value ?? []) as number[]}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

const INPUTS: Readonly<Record<FieldKind, (props: InputProps) => ReactNode>> = {
  count: CountInput,
  amount: CountInput,
  text: LineInput,
  longText: LongInput,
  richText: RichInput,
  date: DayInput,
  yesNo: AnswerInput,
  status: StatusInput,
  visibility: VisibilityInput,
  bulletin: BulletinInput,
  stage: StageInput,
  source: SourceInput,
  event: EventInput,
  country: CountryInput,
  districts: DistrictsInput,
  disasterType: DisasterTypeInput,
  actions: ActionsInput,
  choices: PartnersInput,
};

export const isWarning = (values: FormValues): boolean => values.status === EARLY_WARNING;
