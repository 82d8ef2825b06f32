import { emergencyNamesEndpoint } from '#contracts/emergencies/names.ts';
import {
  BILATERAL,
  COMPLETED,
  DOMESTIC,
  EMERGENCY_OPERATION,
  GENDERS,
  MULTILATERAL,
  PEOPLE,
  PROGRAMME,
} from '#contracts/projects/codes.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import {
  linkedOperation,
  OWN_PROJECT_ERRORS,
  Project as ProjectSchema,
} from '#contracts/projects/schemas.ts';
import { PROJECT_VISIBILITIES } from '#rules/visibility.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import {
  choice,
  count,
  day,
  email,
  record,
  records,
  richText,
  type Search,
  searched,
  text,
  tick,
  toggle,
} from '#src/forms/kinds.tsx';
import { provinces } from '#src/forms/ProvincesInput.tsx';
import { fill } from '#src/i18n/fill.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { projectKind } from './kind.ts';
import { Overspent, StatusOutput } from './notes.tsx';
import { provinceParts } from './ProvinceParts.tsx';
import { projectErrorStrings, projectFormStrings } from './strings.ts';
import { type ProjectOptions, useProjectOptions } from './useProjectOptions.ts';
import {
  type ChosenEvent,
  consequencesOf,
  hasParts,
  isSummed,
  needsDisasterType,
  type ProjectValues,
  statusOf,
  takesDisasterType,
} from './values.ts';

const WORDS = [projectStrings, projectFormStrings] as const;
const { field, list, section } = formOf<ProjectValues, ProjectOptions>()(...WORDS);

const useCountry = () => useFormValue<number>('project_country');
const isCompleted = ({ values }: { values: ProjectValues }) => statusOf(values) === COMPLETED;
const isWhole = ({ values }: { values: ProjectValues }) => values.isAnnual !== true;

const FOUND_AT_ONCE = 20;
const WRITTEN_BY_REPORT = 'New field report';

/** Emergencies of the country: those with IFRC support, or those that a field report has opened. */
const event = searched(() => {
  const { client } = useApp();
  const country = useCountry();
  const type = {
    operation_type: useFormValue<number>('operation_type'),
    programme_type: useFormValue<number>('programme_type'),
  };
  const isCurrent = linkedOperation(type) === 'current';
  const search: Search<ChosenEvent> = async (keyword, signal) => {
    const { results, count: total } = await client.call(emergencyNamesEndpoint, {
      query: {
        search: keyword,
        ...(country !== undefined && { countries__in: [country] }),
        ...(isCurrent && { auto_generated_source: WRITTEN_BY_REPORT }),
        limit: FOUND_AT_ONCE,
      },
      signal,
    });
    return {
      options: results.map(({ id, name, dtype }) => ({ id, name: name ?? '', dtype: dtype?.id })),
      total,
    };
  };
  return { search, key: `${country} ${isCurrent}` };
});

/** People targeted and reached: men, women, others, and their total, which is their sum once one of them is known. */
const FIGURES = PEOPLE.flatMap((of) =>
  ([...GENDERS, 'total'] as const).map((part) => ({ name: `${of}_${part}` as const, of, part })),
);

const SECTIONS = [
  section(
    'society',
    'sectionSociety',
    [
      field(
        'reporting_ns',
        record((options) => options.societies),
        'reportingNs',
        { isRequired: true },
      ),
    ],
    { intro: 'sectionSocietyHint' },
  ),
  section(
    'contact',
    'sectionContact',
    [
      field('reporting_ns_contact_name', text, 'contactName', { limit: 255 }),
      field('reporting_ns_contact_role', text, 'contactRole', { limit: 255 }),
      field('reporting_ns_contact_email', email, 'contactEmail', { limit: 255 }),
    ],
    { intro: 'sectionContactHint' },
  ),
  section('place', 'sectionPlace', [
    field(
      'project_country',
      record((options) => options.countries),
      'country',
      { isRequired: true },
    ),
    field(
      'project_districts',
      provinces((options) => options.districts, useCountry),
      'districts',
      {
        hint: (words, { values }) =>
          values.project_country === undefined ? words.countryFirst : words.districtsHint,
      },
    ),
    field('admin2', provinceParts, 'admin2', {
      hint: 'admin2Hint',
      isShown: ({ values }) => hasParts(values),
      isWide: true,
    }),
  ]),
  section('type', 'sectionType', [
    field(
      'operation_type',
      choice([
        { value: PROGRAMME, label: 'operation_0', description: 'programmeHint' },
        { value: EMERGENCY_OPERATION, label: 'operation_1', description: 'emergencyHint' },
      ]),
      'operationType',
      { isRequired: true },
    ),
    field(
      'programme_type',
      choice([
        { value: BILATERAL, label: 'programme_0', description: 'bilateralHint' },
        { value: MULTILATERAL, label: 'programme_1', description: 'multilateralHint' },
        { value: DOMESTIC, label: 'programme_2', description: 'domesticHint' },
      ]),
      'programmeType',
      { isRequired: true },
    ),
    field(
      'event',
      event,
      (words, { values }) =>
        linkedOperation(values) === 'current' ? words.currentOperation : words.supportedOperation,
      {
        hint: (words, { values }) =>
          values.project_country === undefined
            ? words.countryFirst
            : linkedOperation(values) === 'current'
              ? words.currentOperationHint
              : undefined,
        isRequired: true,
        isShown: ({ values }) => linkedOperation(values) !== undefined,
        isFixed: ({ values }) => values.project_country === undefined,
      },
    ),
    // That of the linked emergency, where it has one.
    field(
      'dtype',
      record((options) => options.disasterTypes),
      'disasterType',
      {
        hint: (words, { values }) =>
          linkedOperation(values) && !values.event ? words.operationFirst : undefined,
        isRequired: ({ values }) => needsDisasterType(values),
        isFixed: ({ values }) => takesDisasterType(values),
      },
    ),
  ]),
  section('project', 'sectionProject', [
    field('name', text, 'name', { hint: 'nameHint', isRequired: true, isWide: true, limit: 1000 }),
    field('description', richText, 'description'),
  ]),
  section('sector', 'sectionSector', [
    field(
      'primary_sector',
      record((options) => options.primarySectors),
      'primarySector',
      {
        isRequired: true,
      },
    ),
    field(
      'secondary_sectors',
      records((options) => options.secondarySectors),
      'tags',
      {
        hint: 'tagsHint',
        isWide: true,
      },
    ),
  ]),
  section(
    'dates',
    'sectionDates',
    [
      field('start_date', day, 'startDate', { isRequired: true }),
      field('end_date', day, 'endDate', { isRequired: true }),
      field('isCompleted', tick, 'completed', { hint: 'completedHint' }),
      field('budget_amount', count, 'budget', { hint: 'budgetHint' }),
      field('actual_expenditure', count, 'expenditure', { isRequired: true, isShown: isCompleted }),
    ],
    {
      After: () => (
        <>
          <Overspent />
          <StatusOutput />
        </>
      ),
    },
  ),
  section(
    'people',
    'sectionPeople',
    [
      field('isAnnual', toggle(), 'annual', { hint: 'annualHint', isWide: true }),
      ...FIGURES.map(({ name, of, part }) =>
        field(name, count, (words) => `${words[part]} (${words[of]})`, {
          isShown: isWhole,
          ...(part === 'total' && { isRequired: isCompleted, isFixed: ({ row }) => isSummed(row, of) }),
        }),
      ),
      list(
        'annual_splits',
        (year) => [
          year.field('year', count, 'aYear', { isRequired: true }),
          year.field('budget_amount', count, 'yearBudget'),
          ...FIGURES.map(({ name, of, part }) =>
            year.field(name, count, (words) => `${words[part]} (${words[of]})`, {
              ...(part === 'total' && { isRequired: true, isFixed: ({ row }) => isSummed(row, of) }),
            }),
          ),
        ],
        {
          heading: 'annual',
          add: 'addYear',
          rowTitle: (words, { row, number }) => fill(words.year, { year: String(row.year ?? number) }),
          isShown: ({ values }) => values.isAnnual === true,
          layout: 'four',
        },
      ),
    ],
    { intro: 'peopleHint', layout: 'four' },
  ),
  section(
    'visibility',
    'sectionVisibility',
    [
      field(
        'visibility',
        choice(
          PROJECT_VISIBILITIES.map((value) => ({
            value,
            label: `visibility_${value}` as const,
            description: `visibilityHint_${value}` as const,
          })),
          { of: (options: ProjectOptions) => options.visibilities, isWide: true },
        ),
        'visibility',
        { isRequired: true },
      ),
    ],
    { intro: 'visibilityHint' },
  ),
];

/** The form of a 3W project. Source: 3W facts, project form; its rules are those of the contract. */
export const projectForm = defineForm({
  kind: projectKind,
  schema: ProjectSchema,
  words: WORDS,
  errors: projectErrorStrings,
  texts: {
    failed: 'failed',
    created: 'created',
    updated: 'updated',
    notFound: 'notFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: projectEndpoint,
  addressOf: ({ id }) => pathTo('project', { projectId: id }),
  sections: SECTIONS,
  useOptions: useProjectOptions,
  ownMistakes: ({ isAnnual, annual_splits: years = [] }) =>
    isAnnual && years.length === 0 ? { annual_splits: 'This field is required.' } : {},
  place: (path) => (path[0] === 'project_admin2' ? ['admin2'] : path),
  contradictions: Object.values(OWN_PROJECT_ERRORS),
  mergedWith: { project_country: ['admin2'] },
  consequences: consequencesOf,
});
