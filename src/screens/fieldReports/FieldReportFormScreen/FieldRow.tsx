import { type ReactNode, use } from 'react';
import { emergencyNamesEndpoint } from '#contracts/emergencies/list.ts';
import { EPIDEMIC, type ReportType } from '#contracts/fieldReports/schemas.ts';
import type { FormValues } from '#machines/form.ts';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { YesNoInput } from '#src/components/YesNoInput/index.tsx';
import type { App } from '#src/core/App.ts';
import { useApp } from '#src/core/AppContext.ts';
import { AttachmentsInput } from '#src/forms/attachments/AttachmentsInput.tsx';
import {
  ChecksInput,
  ChoiceInput,
  CountInput,
  DayInput,
  type FieldInputProps,
  isUnavailable,
  LineInput,
  ListFailure,
  LongInput,
  type Named,
  RecordInput,
  RecordsInput,
  RichInput,
  SearchedInput,
} from '#src/forms/inputs.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { type FieldAct, useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../../forms/RecordForm.module.css';
import { FIGURE_SOURCES, type Field, type FieldKind } from './fields.ts';
import { formStrings, reportErrorStrings } from './strings.ts';
import { UploadsContext } from './UploadsContext.ts';
import { useOffered } from './useFormOptions.ts';
import { typeOf } from './values.ts';

export type Strings = Record<keyof typeof formStrings.english, string>;

interface FieldRowProps {
  field: Field;
  values: FormValues;
  error: string | undefined;
  isLocked: boolean;
  onChange: (name: string, value: unknown) => void;
  /** Its section is called as it is, and says it to the eye. `@default` false */
  isLabelHidden?: boolean | undefined;
  /** It stands under what is counted, which says the rest to the eye. `@default` false */
  isPartOfFigure?: boolean | undefined;
}

/** What every kind of input is handed. */
interface InputProps extends FieldInputProps {
  field: Field;
  type: ReportType;
  values: FormValues;
  strings: Strings;
}

/** One field of the form, by its row in the table of fields. */
export function FieldRow({
  field,
  values,
  error,
  isLocked,
  onChange,
  isLabelHidden = false,
  isPartOfFigure = false,
}: FieldRowProps) {
  const strings = useStrings(formStrings);
  const errorText = useErrorTexts(reportErrorStrings);
  const type = typeOf(values);
  const hint = field.hints?.[type] ?? field.hint;
  const Input = INPUTS[field.kind];
  return (
    <div data-field={field.name} className={field.isWide || WIDE.has(field.kind) ? styles.wide : undefined}>
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
          isLabelHidden,
          shortLabel: isPartOfFigure && field.counter ? strings[field.counter] : undefined,
          isRequired: field.isRequired,
          hint: hint && !isPartOfFigure ? strings[hint] : undefined,
          error: error && errorText(error, ACTS[field.kind]),
        }}
      />
    </div>
  );
}

/** What is done with a field of a kind. */
export const ACTS: Readonly<Record<FieldKind, FieldAct>> = {
  count: 'number',
  amount: 'number',
  text: 'text',
  longText: 'text',
  richText: 'text',
  date: 'date',
  yesNo: 'choose',
  status: 'choose',
  visibility: 'choose',
  bulletin: 'choose',
  stage: 'choose',
  source: 'choose',
  event: 'choose',
  country: 'choose',
  districts: 'choose',
  disasterType: 'choose',
  actions: 'choose',
  choices: 'choose',
  files: 'choose',
};

/** The same where it stands alone: people's names and titles with whose they are. */
export const labelIn = (field: Field, type: ReportType, strings: Strings): string =>
  field.name.startsWith('contacts.')
    ? `${strings[field.section]}, ${labelOf(field, type, strings)}`
    : labelOf(field, type, strings);

/** How a field is called in a report of this type: "Injured (Government)". */
export function labelOf(field: Field, type: ReportType, strings: Strings): string {
  const label = strings[field.labels?.[type] ?? field.label];
  return field.counter ? fill(strings.counted, { figure: label, counter: strings[field.counter] }) : label;
}

const WIDE: ReadonlySet<FieldKind> = new Set([
  'longText',
  'richText',
  'status',
  'visibility',
  'bulletin',
  'actions',
  'choices',
  'event',
  'files',
]);

const nameOf = ({ name }: Named) => name ?? '';

function ReportLineInput(props: InputProps) {
  const { name, limit } = props.field;
  return <LineInput {...props} limit={limit} isEmail={name.endsWith('.email')} />;
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
      options={FIGURE_SOURCES.map((label, value) => ({ value, label: strings[label] }))}
    />
  );
}

function CountryInput(props: InputProps) {
  return <RecordInput {...props} list={useOffered().countries} />;
}

/** All districts of the country, which can all be chosen at once. */
function DistrictsInput(props: InputProps) {
  const { country } = props.values;
  const isLocked = props.isLocked || country === undefined;
  // Another country is another list, with nothing chosen of the old one.
  return <RecordsInput {...props} key={String(country)} list={useOffered().districts} isLocked={isLocked} />;
}

function DisasterTypeInput({ common, type, value, change, isLocked }: InputProps) {
  const { choose } = useStrings(recordFormStrings);
  const { disasterTypes } = useOffered();
  const options = (disasterTypes.options ?? [])
    .filter(({ id }) => !(type === 'EW' && id === EPIDEMIC))
    .map((option) => ({ value: String(option.id), label: nameOf(option) }));
  if (isUnavailable(disasterTypes)) return <ListFailure list={disasterTypes} />;
  return (
    <SelectInput
      {...common}
      options={options}
      placeholder={choose}
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

function EventInput(props: InputProps) {
  const { client } = useApp();
  const chosen = props.values['event.option'] as { id: number; name: string } | undefined;
  return <SearchedInput {...props} chosen={chosen} search={searchEvents(client)} />;
}

const CATEGORIES = ['Health', 'NS Institutional Strengthening', 'Socioeconomic Interventions'] as const;

/** What can be ticked for this organization and type; of COVID-19 in groups. */
function ActionsInput({ common, field, type, value, change, isLocked, strings }: InputProps) {
  const { actions } = useOffered();
  const organization = field.name.split('.')[1] ?? '';
  if (isUnavailable(actions)) return <ListFailure list={actions} />;
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

function PartnersInput(props: InputProps) {
  const { externalPartners, supportedActivities } = useOffered();
  return (
    <ChecksInput
      {...props}
      list={props.field.name === 'external_partners' ? externalPartners : supportedActivities}
    />
  );
}

function FilesInput(props: InputProps) {
  const uploads = use(UploadsContext);
  return uploads && <AttachmentsInput {...props} uploads={uploads} />;
}

const INPUTS: Readonly<Record<FieldKind, (props: InputProps) => ReactNode>> = {
  count: CountInput,
  amount: CountInput,
  text: ReportLineInput,
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
  files: FilesInput,
};
