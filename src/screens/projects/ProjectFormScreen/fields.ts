import { COMPLETED, linkedOperation, PEOPLE, PEOPLE_FIELDS } from '#contracts/projects/schemas.ts';
import type { FormValues } from '#machines/form.ts';
import type { projectStrings } from '#src/records/project/strings.ts';
import type { projectFormStrings } from './strings.ts';
import { keysOf, needsDisasterType, statusOf, YEAR_FIELDS, yearField } from './values.ts';

/** A key of the form's words, else of the words of projects. */
type Text = keyof typeof projectFormStrings.english | keyof typeof projectStrings.english;

export type FieldKind =
  | 'society'
  | 'country'
  | 'districts'
  | 'operationType'
  | 'programmeType'
  | 'event'
  | 'disasterType'
  | 'text'
  | 'email'
  | 'richText'
  | 'primarySector'
  | 'tags'
  | 'date'
  | 'count'
  | 'completed'
  | 'status'
  | 'annual'
  | 'total'
  | 'years'
  | 'visibility';

/** A field of the form: one row. The rules are those of `contracts/projects/schemas.ts`. */
export interface Field {
  name: string;
  section: Text;
  kind: FieldKind;
  label: Text;
  /** What is counted, for figures of people: "Male (People Targeted)". */
  group?: Text;
  hint?: Text;
  isRequired?: (values: FormValues) => boolean;
  /** Missing: always. */
  isShown?: (values: FormValues) => boolean;
  /** Longest text, in characters. */
  limit?: number;
  /** Takes the whole width. */
  isWide?: boolean;
}

const always = () => true;
const isCompleted = (values: FormValues) => statusOf(values) === COMPLETED;
const isWhole = (values: FormValues) => values.isAnnual !== true;

/** The sections in their order, each with what it says below its heading. */
export const SECTIONS: readonly { section: Text; hint?: Text }[] = [
  { section: 'sectionSociety', hint: 'sectionSocietyHint' },
  { section: 'sectionContact', hint: 'sectionContactHint' },
  { section: 'sectionPlace' },
  { section: 'sectionType' },
  { section: 'sectionProject' },
  { section: 'sectionSector' },
  { section: 'sectionDates' },
  { section: 'sectionPeople', hint: 'peopleHint' },
  { section: 'sectionVisibility', hint: 'visibilityHint' },
];

/** Every field, in the order of the form. Source: 3W facts, project form. */
export const FIELDS: readonly Field[] = [
  {
    name: 'reporting_ns',
    section: 'sectionSociety',
    kind: 'society',
    label: 'reportingNs',
    isRequired: always,
  },
  {
    name: 'reporting_ns_contact_name',
    section: 'sectionContact',
    kind: 'text',
    label: 'contactName',
    limit: 255,
  },
  {
    name: 'reporting_ns_contact_role',
    section: 'sectionContact',
    kind: 'text',
    label: 'contactRole',
    limit: 255,
  },
  {
    name: 'reporting_ns_contact_email',
    section: 'sectionContact',
    kind: 'email',
    label: 'contactEmail',
    limit: 255,
  },
  { name: 'project_country', section: 'sectionPlace', kind: 'country', label: 'country', isRequired: always },
  {
    name: 'project_districts',
    section: 'sectionPlace',
    kind: 'districts',
    label: 'districts',
    hint: 'districtsHint',
  },
  {
    name: 'operation_type',
    section: 'sectionType',
    kind: 'operationType',
    label: 'operationType',
    hint: 'operationTypeHint',
    isRequired: always,
  },
  {
    name: 'programme_type',
    section: 'sectionType',
    kind: 'programmeType',
    label: 'programmeType',
    hint: 'programmeTypeHint',
    isRequired: always,
  },
  {
    name: 'event',
    section: 'sectionType',
    kind: 'event',
    label: 'supportedOperation',
    isRequired: always,
    isShown: (values) => linkedOperation(values) !== undefined,
  },
  {
    name: 'dtype',
    section: 'sectionType',
    kind: 'disasterType',
    label: 'disasterType',
    isRequired: needsDisasterType,
  },
  {
    name: 'name',
    section: 'sectionProject',
    kind: 'text',
    label: 'name',
    hint: 'nameHint',
    isRequired: always,
    isWide: true,
  },
  { name: 'description', section: 'sectionProject', kind: 'richText', label: 'description' },
  {
    name: 'primary_sector',
    section: 'sectionSector',
    kind: 'primarySector',
    label: 'primarySector',
    isRequired: always,
  },
  { name: 'secondary_sectors', section: 'sectionSector', kind: 'tags', label: 'tags', hint: 'tagsHint' },
  { name: 'start_date', section: 'sectionDates', kind: 'date', label: 'startDate', isRequired: always },
  { name: 'end_date', section: 'sectionDates', kind: 'date', label: 'endDate', isRequired: always },
  {
    name: 'isCompleted',
    section: 'sectionDates',
    kind: 'completed',
    label: 'completed',
    hint: 'completedHint',
  },
  { name: 'status', section: 'sectionDates', kind: 'status', label: 'statusIs' },
  { name: 'budget_amount', section: 'sectionDates', kind: 'count', label: 'budget', hint: 'budgetHint' },
  {
    name: 'actual_expenditure',
    section: 'sectionDates',
    kind: 'count',
    label: 'expenditure',
    isRequired: always,
    isShown: isCompleted,
  },
  { name: 'isAnnual', section: 'sectionPeople', kind: 'annual', label: 'annual', hint: 'annualHint' },
  ...PEOPLE_FIELDS.map((name): Field => {
    const [group, part] = name.split('_') as ['target' | 'reached', 'male' | 'female' | 'other' | 'total'];
    return {
      name,
      section: 'sectionPeople',
      kind: part === 'total' ? 'total' : 'count',
      label: part,
      group,
      isShown: isWhole,
      ...(part === 'total' && { isRequired: isCompleted }),
    };
  }),
  {
    name: 'years',
    section: 'sectionPeople',
    kind: 'years',
    label: 'annual',
    isShown: (values) => values.isAnnual === true,
  },
  {
    name: 'visibility',
    section: 'sectionVisibility',
    kind: 'visibility',
    label: 'visibility',
    isRequired: always,
  },
];

/** The fields of one annual block. */
export const yearFields = (key: number): readonly Field[] =>
  YEAR_FIELDS.map((name): Field => {
    const isPeople = PEOPLE.some((people) => name.startsWith(people));
    const [group, part] = name.split('_') as ['target' | 'reached', 'male' | 'female' | 'other' | 'total'];
    const isTotal = name.endsWith('_total');
    return {
      name: yearField(key, name),
      section: 'sectionPeople',
      kind: isTotal ? 'total' : 'count',
      label: isPeople ? part : name === 'year' ? 'aYear' : 'yearBudget',
      ...(isPeople && { group }),
      ...((isTotal || name === 'year') && { isRequired: always }),
    };
  });

/** The field of a name, one of a year too. */
export const fieldNamed = (name: string, values: FormValues): Field | undefined =>
  [...FIELDS, ...keysOf(values).flatMap((key) => yearFields(key))].find((field) => field.name === name);

/** Names of all fields as they stand on the page, those of years among them. */
export const fieldNames = (values: FormValues): string[] =>
  FIELDS.flatMap(({ name, kind }) =>
    kind === 'years' ? keysOf(values).flatMap((key) => yearFields(key).map((field) => field.name)) : [name],
  );
