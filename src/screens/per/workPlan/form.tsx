import { useMemo } from 'react';
import { perPrioritizationEndpoint, perWorkPlanEndpoint } from '#contracts/per/results.ts';
import { PerWorkPlanChange } from '#contracts/per/steps.ts';
import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { SUPPORTED_BY_SOCIETY } from '#rules/perSteps.ts';
import { pathTo } from '#src/core/links.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { countedNumber, type PerComponent } from '#src/domain/perComponents.ts';
import { defineForm, type FormDefinition } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import { choice, day, longText, type Offered, offered, record, shortRecord } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { recordInput } from '#src/records/recordCall.ts';
import { perStepErrorStrings } from '../assessment/strings.ts';
import { languageOfRows } from '../languageOfRows.ts';
import { workPlanKind } from './kind.ts';
import { perWorkPlanStrings } from './strings.ts';
import { type Action, touchedRows, type WorkPlanValues, withComponents } from './values.ts';

/** A prioritized component by its name. */
export interface PlannedComponent extends PerComponent {
  id: number;
}

export interface WorkPlanOptions {
  components: readonly PlannedComponent[] | undefined;
  statuses: Offered<{ id: number; name: string }>;
  societies: Offered<{ id: number; name: string }>;
}

interface Facts {
  prioritized: readonly number[] | undefined;
}

function useWorkPlanOptions(prioritization: number): WorkPlanOptions {
  const chosen = useRequest(perPrioritizationEndpoint, recordInput(prioritization));
  const enums = useRequest(globalEnumsEndpoint, NOTHING);
  const countries = useRequest(countriesEndpoint, countriesInput);
  return useMemo(
    () => ({
      components: chosen.answer?.prioritized_action_responses?.map(({ component, component_details }) => ({
        ...component_details,
        id: component,
      })),
      statuses: offered(
        enums,
        enums.answer?.per_workplanstatus?.map(({ key, value }) => ({ id: key, name: value })),
      ),
      societies: offered(
        countries,
        countries.answer?.results
          .filter(isSelectable)
          .flatMap(({ id, society_name }) =>
            id !== undefined && society_name ? [{ id, name: society_name }] : [],
          ),
      ),
    }),
    [chosen.answer, enums, countries],
  );
}
const NOTHING = {};

const { list, section } = formOf<WorkPlanValues, WorkPlanOptions, Facts>()(perWorkPlanStrings);

type InRow = Parameters<Parameters<typeof list<'additional_action_responses'>>[1]>[0];

/** The fields of an action. */
const fieldsOf = ({ field }: InRow, { isRequired }: { isRequired: boolean }) => [
  field('actions', longText, 'actions', { limit: 900, isRequired }),
  field('due_date', day, 'dueDate'),
  field(
    'status',
    shortRecord((options: WorkPlanOptions) => options.statuses),
    'status',
    { isRequired: true },
  ),
  field(
    'supported_by_organization_type',
    choice(
      [0, 1, 2, SUPPORTED_BY_SOCIETY].map((value) => ({
        value,
        label: `support_${value as 0 | 1 | 2 | 3}` as const,
      })),
      { isClearable: true, isInline: true },
    ),
    'supportedBy',
  ),
  field(
    'supported_by',
    record((options: WorkPlanOptions) => options.societies),
    'society',
    { isShown: ({ row }) => (row as Action).supported_by_organization_type === SUPPORTED_BY_SOCIETY },
  ),
];

const SECTIONS = [
  section('prioritized', 'prioritized', [
    list(
      'prioritized_action_responses',
      (inRow) => fieldsOf(inRow as unknown as InRow, { isRequired: false }),
      {
        heading: 'prioritized',
        add: 'prioritized',
        isGiven: true,
        hasTitles: true,
        layout: 'pairs',
        rowTitle: (words, { row, options }) => {
          const component = options.components?.find(({ id }) => id === row.component);
          return component
            ? fill(words.componentTitle, { number: countedNumber(component), title: component.title ?? '' })
            : words.component;
        },
      },
    ),
  ]),
  section('additional', 'additional', [
    list('additional_action_responses', (inRow) => fieldsOf(inRow, { isRequired: true }), {
      heading: 'additional',
      add: 'addAction',
      hasTitles: true,
      layout: 'pairs',
      rowTitle: (words, { number }) => fill(words.additionalTitle, { number: String(number) }),
    }),
  ]),
];

/**
 * The form of a plan: a row for each component that `prioritization` has chosen, and further ones. `language`: that of its process,
 * which a plan without rows is begun in.
 */
export const workPlanForm = (prioritization: number, language?: string): FormDefinition =>
  defineForm({
    kind: workPlanKind,
    schema: PerWorkPlanChange,
    words: [perWorkPlanStrings],
    errors: perStepErrorStrings,
    texts: {
      failed: 'failed',
      created: 'saved',
      updated: 'saved',
      notFound: 'notFound',
      otherLanguage: 'otherLanguage',
    },
    languageOf: ({ prioritized_action_responses: prioritized, additional_action_responses: additional }) =>
      languageOfRows([...(prioritized ?? []), ...(additional ?? [])]) ?? language,
    endpoint: perWorkPlanEndpoint,
    addressOf: ({ overview }) => pathTo('perWorkPlan', { perId: overview ?? 0 }),
    sections: SECTIONS,
    useOptions: () => useWorkPlanOptions(prioritization),
    factsOf: ({ components }): Facts => ({ prioritized: components?.map(({ id }) => id) }),
    follow: (values, facts) => withComponents(values, facts?.prioritized),
    // Rows that nobody has touched are not sent: the positions are those of the others.
    place: ([name, index, ...rest], { values }) =>
      name === 'prioritized_action_responses' && typeof index === 'number'
        ? [
            name,
            (values.prioritized_action_responses ?? []).indexOf(
              touchedRows(values.prioritized_action_responses ?? [])[index] as never,
            ),
            ...rest,
          ]
        : [name ?? '', ...(index === undefined ? [] : [index]), ...rest],
    staysOpen: true,
  });
