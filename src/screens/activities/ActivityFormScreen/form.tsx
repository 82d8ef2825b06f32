import { responseEmergenciesEndpoint } from '#contracts/activities/choices.ts';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { EmergencyProject } from '#contracts/activities/schemas.ts';
import { AGES, GENDERS } from '#rules/peopleCounts.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf, type Scope } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import {
  choice,
  count,
  day,
  decimal,
  email,
  longText,
  record,
  type Search,
  searched,
  segment,
  text,
  toggle,
} from '#src/forms/kinds.tsx';
import { provinces } from '#src/forms/ProvincesInput.tsx';
import { fill } from '#src/i18n/fill.ts';
import { activityStrings } from '#src/records/activity/strings.ts';

import { CountGrid } from './CountGrid.tsx';
import { country, sectors, supply, unit } from './inputs.tsx';
import { activityKind } from './kind.ts';
import { CONTRADICTIONS, ownMistakes, placeOf } from './mistakes.ts';
import { MorePlaces } from './Places.tsx';
import { Review } from './Review.tsx';
import { Sectors } from './Sectors.tsx';
import { Status } from './Status.tsx';
import { activityErrorStrings, activityFormStrings } from './strings.ts';
import { type ActivityOptions, titleIn, useActivityOptions } from './useActivityOptions.ts';
import {
  type Actions,
  type ActivityValues,
  consequencesOf,
  type EmergencyOption,
  type EmergencyProjectValues,
  isSplit,
  sectorsOf,
  shownParts,
} from './values.ts';

const WORDS = [activityStrings, activityFormStrings] as const;
const { field, list, section } = formOf<EmergencyProjectValues, ActivityOptions, Actions>()(...WORDS);

type OfActivity = Scope<EmergencyProjectValues, ActivityValues, Actions>;

/** What an activity asks for by its action and way of reporting. */
const when = (part: keyof ReturnType<typeof shownParts>) => ({
  isShown: ({ row, facts }: OfActivity) => shownParts(row, facts)[part],
});
const isUnit = ({ values }: { values: EmergencyProjectValues }) => values.activity_lead === 'deployed_eru';
const isSociety = (scope: { values: EmergencyProjectValues }) => !isUnit(scope);
const FOUND_AT_ONCE = 20;
const TEXT = { isRequired: true, limit: 255 } as const;

/** Emergencies that are responded to. */
const event = searched(() => {
  const { client } = useApp();
  const search: Search<EmergencyOption> = async (keyword, signal) => {
    const { results, count: total } = await client.call(responseEmergenciesEndpoint, {
      query: { search: keyword, limit: FOUND_AT_ONCE },
      signal,
    });
    return {
      options: results.map(({ id, name, emergency_response_contact_email, countries }) => ({
        id,
        name: name ?? '',
        email: emergency_response_contact_email ?? undefined,
        countries: countries.map((one) => one.id),
      })),
      total,
    };
  };
  return { search };
});

const GENDERS_OF_TOTAL = ['male', 'female'] as const;
const COUNTS = AGES.flatMap((age) =>
  GENDERS.map((gender) => ({ name: `${gender}_${age}_count` as const, gender, age: `age_${age}` as const })),
);

const SECTORS = field('sectors', sectors, 'sectors', {
  // Each is told by itself that there is nothing done in it.
  parts: ({ values }) => sectorsOf(values).map(String),
});

const ACTIVITIES = list(
  'activities',
  (activity) => [
    activity.field('custom_action', text, 'activityTitle', { ...TEXT, ...when('isCustom'), isWide: true }),
    activity.field('is_simplified_report', toggle({ isInverted: true }), 'detailed', {
      hint: 'detailedHint',
      isWide: true,
    }),
    activity.field(
      'people_households',
      choice(
        [
          { value: 'people', label: 'people' },
          { value: 'households', label: 'households' },
        ],
        { isInline: true },
      ),
      'peopleOrHouseholds',
      { isRequired: true, isWide: true, ...when('isSimplified') },
    ),
    activity.field('household_count', count, 'households', when('isHouseholds')),
    // Either the total is entered, or male and female, which make it.
    activity.figure(
      'people',
      [
        ...GENDERS_OF_TOTAL.map((gender) =>
          activity.field(`${gender}_count`, count, gender, {
            ...when('isPeople'),
            isFixed: ({ row }) => !isSplit(row) && row.people_count !== undefined,
          }),
        ),
        activity.field('people_count', count, 'totalPeople', {
          ...when('isPeople'),
          isFixed: ({ row }) => isSplit(row),
        }),
      ],
      'peopleHint',
    ),
    activity.figure(
      'byAge',
      COUNTS.map(({ name, gender, age }) =>
        activity.field(
          name,
          count,
          (words) => fill(words.countOf, { gender: words[gender], age: words[age] }),
          {
            ...when('isDetailed'),
          },
        ),
      ),
      undefined,
      CountGrid,
    ),
    activity.field('is_disaggregated_for_disabled', toggle(), 'disaggregated', {
      isWide: true,
      ...when('isDetailed'),
    }),
    activity.figure(
      'disabledByAge',
      COUNTS.map(({ name, gender, age }) =>
        activity.field(
          `disabled_${name}`,
          count,
          (words) => fill(words.disabledOf, { gender: words[gender], age: words[age] }),
          when('isDisaggregated'),
        ),
      ),
      undefined,
      CountGrid,
    ),
    activity.field('has_no_data_on_people_reached', toggle(), 'noData', { hint: 'noDataHint', isWide: true }),
    activity.field('beneficiaries_count', count, 'beneficiaries', when('isCash')),
    activity.field('amount', count, 'amount', when('isCash')),
    activity.field('point_count', count, 'locationCount', when('isPointCount')),
    activity.list(
      'points',
      (point) => [
        point.field('description', text, 'description', TEXT),
        point.field('latitude', decimal, 'latitude', TEXT),
        point.field('longitude', decimal, 'longitude', TEXT),
      ],
      {
        heading: 'locations',
        add: 'addLocation',
        rowTitle: (words, { number }) => fill(words.locationNumber, { number }),
        More: MorePlaces,
        ...when('isPoints'),
      },
    ),
    activity.list(
      'supplies',
      (one) => [
        one.field('supply', supply, 'supply', { isRequired: true }),
        one.field('count', count, 'supplyCount', { isRequired: true }),
      ],
      {
        heading: 'supplies',
        isNamed: true,
        add: 'addSupply',
        rowTitle: (words, { number }) => fill(words.supplyNumber, { number }),
        ...when('isSupplies'),
      },
    ),
    activity.list(
      'custom_supplies',
      (one) => [
        one.field('name', text, 'supply', TEXT),
        one.field('count', count, 'supplyCount', { isRequired: true }),
      ],
      {
        heading: 'customSupplies',
        isNamed: true,
        add: 'addCustomSupply',
        rowTitle: (words, { number }) => fill(words.supplyNumber, { number }),
        ...when('isCustomSupplies'),
      },
    ),
    activity.field('details', longText, 'details'),
  ],
  {
    heading: 'sectionActions',
    add: 'addCustom',
    rowTitle: (words, { row, number, options }) =>
      row.action === undefined
        ? row.custom_action?.trim() || fill(words.customActivity, { number })
        : titleIn(options.actions, row.action),
  },
);

const SECTIONS = [
  section('operation', 'sectionOperation', [
    field('event', event, 'operation', { hint: 'sectionOperationHint', isRequired: true }),
    field('country', country, 'country', { isRequired: true, isWide: true }),
    field(
      'districts',
      provinces(
        (options) => options.districts,
        () => useFormValue<number>('country'),
      ),
      'province',
    ),
    field('title', text, 'title', { ...TEXT, isWide: true }),
  ]),
  section(
    'dates',
    'sectionDates',
    [
      field('start_date', day, 'startDate', { isRequired: true }),
      field('end_date', day, 'endDate', { hint: 'endHint' }),
    ],
    { After: Status },
  ),
  section('who', 'sectionWho', [
    field(
      'activity_lead',
      segment([
        { value: 'national_society', label: 'lead_national_society' },
        { value: 'deployed_eru', label: 'lead_deployed_eru' },
      ]),
      'lead',
    ),
    field('deployed_eru', unit, 'unitName', { isRequired: true, isShown: isUnit }),
    field(
      'reporting_ns',
      record((options) => options.societies),
      'society',
      {
        hint: 'societyHint',
        isRequired: true,
        isShown: isSociety,
        isWide: true,
      },
    ),
    field('reporting_ns_contact_name', text, 'contactName', { ...TEXT, isShown: isSociety }),
    field('reporting_ns_contact_role', text, 'contactRole', { ...TEXT, isShown: isSociety }),
    field('reporting_ns_contact_email', email, 'contactEmail', { ...TEXT, isShown: isSociety }),
  ]),
  section('actions', 'sectionActions', [SECTORS, ACTIVITIES], {
    Body: () => <Sectors sectors={SECTORS} activities={ACTIVITIES} />,
  }),
];

/** The form of what is done in an emergency. Source: 3W facts, the form of an activity; its rules are those of the contract. */
export const activityForm = defineForm({
  kind: activityKind,
  schema: EmergencyProject,
  words: WORDS,
  errors: activityErrorStrings,
  texts: { failed: 'failed', created: 'created', updated: 'updated', notFound: 'loadFailed' },
  endpoint: emergencyProjectEndpoint,
  addressOf: ({ id }) => pathTo('activity', { activityId: id }),
  sections: SECTIONS,
  useOptions: useActivityOptions,
  factsOf: ({ actions }): Actions => actions.options,
  place: placeOf,
  ownMistakes,
  contradictions: CONTRADICTIONS,
  consequences: consequencesOf,
  Review,
  mergedWith: { country: ['admin2'] },
});
