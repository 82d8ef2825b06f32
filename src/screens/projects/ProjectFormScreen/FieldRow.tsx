import type { ReactNode } from 'react';
import { emergencyNamesEndpoint } from '#contracts/emergencies/list.ts';
import { linkedOperation } from '#contracts/projects/schemas.ts';
import type { FormValues } from '#machines/form.ts';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { Switch } from '#src/components/Switch/index.tsx';
import type { App } from '#src/core/App.ts';
import { useApp } from '#src/core/AppContext.ts';
import {
  ChoiceInput,
  CountInput,
  DayInput,
  type FieldInputProps,
  LineInput,
  RecordInput,
  RecordsInput,
  RichInput,
} from '#src/forms/inputs.tsx';
import { ProvincesInput } from '#src/forms/ProvincesInput.tsx';
import { type FieldAct, useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import styles from '../../../forms/RecordForm.module.css';
import type { Field, FieldKind } from './fields.ts';
import { projectErrorStrings, projectFormStrings } from './strings.ts';
import type { ProjectOptions } from './useProjectOptions.ts';
import { type ChosenEvent, isSummed, needsDisasterType, overspentBudget, statusOf } from './values.ts';

export type Strings = Record<
  keyof typeof projectStrings.english | keyof typeof projectFormStrings.english,
  string
>;

/** The words of the form: its own, and those of projects. */
export const useProjectWords = (): Strings => ({
  ...useStrings(projectStrings),
  ...useStrings(projectFormStrings),
});

/** "Male (People Targeted)" where the field stands in a group. */
/** What is done with a field of a kind. */
export function actOf(kind: FieldKind): FieldAct {
  if (kind === 'date') return 'date';
  if (kind === 'count' || kind === 'total') return 'number';
  return kind === 'text' || kind === 'email' || kind === 'richText' ? 'text' : 'choose';
}

export const labelOf = ({ label, group, name }: Field, strings: Strings, values: FormValues): string => {
  if (name === 'event' && linkedOperation(values) === 'current') return strings.currentOperation;
  return group ? `${strings[label]} (${strings[group]})` : strings[label];
};

export interface FieldRowProps {
  field: Field;
  values: FormValues;
  error: string | undefined;
  isLocked: boolean;
  options: ProjectOptions;
  onChange: (name: string, value: unknown) => void;
}

interface InputProps extends FieldInputProps {
  field: Field;
  values: FormValues;
  strings: Strings;
  options: ProjectOptions;
}

/** One field of the form, by its row in the table of fields. */
export function FieldRow({ field, values, error, isLocked, options, onChange }: FieldRowProps) {
  const strings = useProjectWords();
  const errorText = useErrorTexts(projectErrorStrings);
  const Input = INPUTS[field.kind];
  if (field.isShown && !field.isShown(values)) return null;
  return (
    <div data-field={field.name} className={field.isWide || WIDE.has(field.kind) ? styles.wide : undefined}>
      <Input
        field={field}
        values={values}
        strings={strings}
        options={options}
        value={values[field.name]}
        change={(value) => onChange(field.name, value)}
        isLocked={isLocked}
        common={{
          name: field.name,
          label: labelOf(field, strings, values),
          isRequired: field.isRequired?.(values),
          hint: field.hint && strings[field.hint],
          error: error && errorText(error, actOf(field.kind)),
        }}
      />
    </div>
  );
}

const WIDE: ReadonlySet<FieldKind> = new Set([
  'richText',
  'event',
  'districts',
  'visibility',
  'annual',
  'tags',
]);

/** Districts and emergencies belong to a country: without one there is nothing to choose from. */
const ofCountry = ({ common, values, strings, isLocked }: InputProps) => {
  const isMissing = values.project_country === undefined;
  return {
    isLocked: isLocked || isMissing,
    common: { ...common, hint: isMissing ? strings.countryFirst : common.hint },
  };
};

function DistrictsInput(props: InputProps) {
  // Another country is another list, with nothing chosen of the old one.
  return (
    <ProvincesInput
      {...props}
      {...ofCountry(props)}
      key={String(props.values.project_country)}
      list={props.options.districts}
    />
  );
}

const OPERATION_TYPES = [0, 1] as const;
const PROGRAMME_TYPES = [0, 1, 2] as const;

function OperationTypeInput(props: InputProps) {
  const options = OPERATION_TYPES.map((value) => ({ value, label: props.strings[`operation_${value}`] }));
  return <ChoiceInput {...props} options={options} />;
}

function ProgrammeTypeInput(props: InputProps) {
  const options = PROGRAMME_TYPES.map((value) => ({ value, label: props.strings[`programme_${value}`] }));
  return <ChoiceInput {...props} options={options} />;
}

const FOUND_AT_ONCE = 20;
const WRITTEN_BY_REPORT = 'New field report';

const searchEvents =
  (client: App['client'], country: number, isCurrent: boolean) =>
  async (keyword: string, signal: AbortSignal) => {
    const { results, count } = await client.call(emergencyNamesEndpoint, {
      query: {
        search: keyword,
        countries__in: [country],
        ...(isCurrent && { auto_generated_source: WRITTEN_BY_REPORT }),
        limit: FOUND_AT_ONCE,
      },
      signal,
    });
    const options = results.map(
      ({ id, name, dtype }): ChosenEvent => ({ id, name: name ?? '', dtype: dtype?.id }),
    );
    return { options, total: count };
  };

/** Emergencies of the country: those with IFRC support, or those that a field report has opened. */
function EventInput(props: InputProps) {
  const { client } = useApp();
  const { values, value, change, strings } = props;
  const isCurrent = linkedOperation(values) === 'current';
  const { isLocked, common } = ofCountry(props);
  const chosen = values['event.option'] as ChosenEvent | undefined;
  return (
    <Select
      // What was found for another country or kind of operation is not offered any more.
      key={`${values.project_country} ${isCurrent}`}
      {...common}
      hint={common.hint ?? (isCurrent ? strings.currentOperationHint : undefined)}
      options={chosen ? [chosen] : NONE}
      search={searchEvents(client, Number(values.project_country), isCurrent)}
      keyOf={idOf}
      labelOf={nameOf}
      value={value as number | undefined}
      onChange={(_, option) => change(option)}
      isDisabled={isLocked}
    />
  );
}
const NONE: ChosenEvent[] = [];
const idOf = ({ id }: ChosenEvent) => id;
const nameOf = ({ name }: ChosenEvent) => name;

/** That of the linked emergency, where there is one. */
function DisasterTypeInput(props: InputProps) {
  const { values, common, strings, isLocked } = props;
  const isTakenOver = linkedOperation(values) !== undefined;
  const hint = isTakenOver && values.event === undefined ? strings.operationFirst : common.hint;
  return (
    <RecordInput
      {...props}
      common={{ ...common, hint, isRequired: needsDisasterType(values) }}
      isLocked={isLocked || isTakenOver}
      list={props.options.disasterTypes}
    />
  );
}

function BudgetInput(props: InputProps) {
  const { field, values, strings, common } = props;
  const language = useLanguage();
  const budget = field.name === 'actual_expenditure' ? overspentBudget(values) : undefined;
  return (
    <>
      <CountInput {...props} common={common} />
      {budget !== undefined && (
        <p className={styles.note} role="status">
          {fill(strings.overspent, { budget: formatNumber(budget, language) })}
        </p>
      )}
    </>
  );
}

/** Of men, women and others, once one of them is known; else typed. */
function TotalInput(props: InputProps) {
  const of = props.field.name.replace(/_total$/, '');
  return <CountInput {...props} isLocked={props.isLocked || isSummed(props.values, of)} />;
}

function CompletedInput({ common, value, change, isLocked }: InputProps) {
  return (
    <Checkbox
      name={common.name}
      label={common.label}
      description={common.hint}
      isChecked={value === true}
      onChange={change}
      disabled={isLocked}
    />
  );
}

/** Follows from the dates and the box above. */
function StatusOutput({ common, values, strings }: InputProps) {
  const status = statusOf(values);
  return (
    <p>
      {fillNodes(strings.statusOf, {
        label: common.label,
        status: (
          <output>
            <strong>{status === undefined ? strings.statusUnknown : strings[`status_${status}`]}</strong>
          </output>
        ),
      })}
    </p>
  );
}

function AnnualInput({ common, value, change, isLocked }: InputProps) {
  return (
    <Switch
      name={common.name}
      label={common.label}
      hint={common.hint}
      error={common.error}
      isChecked={value === true}
      onChange={change}
      disabled={isLocked}
    />
  );
}

function VisibilityInput({ common, value, change, isLocked, strings, options }: InputProps) {
  return (
    <RadioGroup
      {...common}
      options={options.visibilities.map((key) => ({
        value: key,
        label: strings[`visibility_${key}`],
        description: strings[`visibilityHint_${key}`],
      }))}
      value={value as (typeof options.visibilities)[number] | undefined}
      onChange={change}
      isDisabled={isLocked}
    />
  );
}

const INPUTS: Readonly<Record<FieldKind, (props: InputProps) => ReactNode>> = {
  society: (props) => <RecordInput {...props} list={props.options.societies} />,
  country: (props) => <RecordInput {...props} list={props.options.countries} />,
  districts: DistrictsInput,
  operationType: OperationTypeInput,
  programmeType: ProgrammeTypeInput,
  event: EventInput,
  disasterType: DisasterTypeInput,
  text: (props) => <LineInput {...props} limit={props.field.limit} />,
  email: (props) => <LineInput {...props} limit={props.field.limit} isEmail />,
  richText: RichInput,
  primarySector: (props) => <RecordInput {...props} list={props.options.primarySectors} />,
  tags: (props) => <RecordsInput {...props} list={props.options.secondarySectors} />,
  date: DayInput,
  count: BudgetInput,
  completed: CompletedInput,
  status: StatusOutput,
  annual: AnnualInput,
  total: TotalInput,
  years: () => null,
  visibility: VisibilityInput,
};
