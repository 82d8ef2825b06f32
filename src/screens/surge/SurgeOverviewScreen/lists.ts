import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import { personnelByEventEndpoint } from '#contracts/surge/deployments.ts';
import { eruOwnersEndpoint, eruReadinessEndpoint, erusEndpoint } from '#contracts/surge/units.ts';
import { numbersOf } from '#src/domain/listAddress.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { fixed } from '#src/lists/column.ts';
import { defineList, type RowOf } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { surgeAlertColumns } from '#src/records/surgeAlert/columns.ts';
import { eruType } from '../choices.ts';
import { eruColumns } from '../eruColumns.ts';
import { emergencySurgeLink } from '../links.ts';
import { readinessColumns } from '../readinessColumns.tsx';
import { deploymentStrings } from '../strings.ts';
import { surgeOverviewStrings } from './strings.ts';

/*
 * The lists of the overview share one address: each has a name of its own there for its page and its order.
 */

/** Those for which people are still sought, open ones first. */
export const openAlerts = defineList(surgeAlertsEndpoint, [recordListStrings], ({ column }) => {
  const { date, duration, start, position, keywords, country, status } = surgeAlertColumns;
  const emergency = column.link('emergency', ({ event }) => emergencySurgeLink(event));
  const columns = [date, duration, start, position, keywords, emergency, country, status];
  return {
    pageSize: 5,
    order: 'molnix_status',
    thenBy: ['-opens'],
    always: { molnix_status: [0, 1] },
    columns: fixed(columns),
  };
});

/** The people at work, by the emergency they are in. */
export const peopleByEmergency = defineList(
  personnelByEventEndpoint,
  [deploymentStrings, surgeOverviewStrings],
  ({ column }) => ({
    pageSize: 6,
    order: '-personnel_count',
    columns: [
      column.link('emergency', emergencySurgeLink, { sortKey: 'name' }),
      column.text('organisations', (emergency, { words, language }) => {
        const names = senders(emergency);
        const text = formatList(names.slice(0, NAMED), language);
        return names.length > NAMED
          ? fill(words.andMore, { names: text, count: formatNumber(names.length - NAMED, language) })
          : text;
      }),
      column.text('surgeType', (_, { words }) => words.rapidResponse),
      column.number('number', (emergency) => peopleOf(emergency).length, { sortKey: 'personnel_count' }),
    ],
  }),
);

/** Organisations that are named; of more, the first ones. */
const NAMED = 3;

type Emergency = RowOf<typeof personnelByEventEndpoint>;

const peopleOf = ({ deployments }: Emergency) => deployments.flatMap(({ personnel }) => personnel);

/** Each organisation that sent somebody, once. */
const senders = (emergency: Emergency) => [
  ...new Set(
    peopleOf(emergency).flatMap(({ country_from }) => country_from?.society_name || country_from?.name || []),
  ),
];

/** The units that are out, of one type or of all. */
export const deployedUnits = defineList(erusEndpoint, [deploymentStrings], ({ filter }) => ({
  pageSize: 5,
  order: 'type',
  always: { deployed_to__isnull: false },
  filters: { eru_type: filter.number('type', eruType) },
  columns: eruColumns,
}));

/** Which National Societies have units, ready or away; of the types that are asked for, those that have one ready. */
export const unitOwners = defineList(eruOwnersEndpoint, [surgeOverviewStrings], ({ filter }) => ({
  pageSize: 10,
  order: 'national_society_country__society_name',
  filters: {
    ready: filter.rule({ kind: 'search', label: 'readyTypes' }, (ready) => {
      const types = numbersOf(ready);
      return types ? { eru_type: types, available: true } : {};
    }),
  },
  columns: [],
}));

/** How ready its equipment, people and funds are, whoever is readiest first. */
export const readiness = defineList(eruReadinessEndpoint, [deploymentStrings], ({ filter }) => ({
  pageSize: 10,
  order: 'type',
  filters: { readiness_type: filter.number('type', eruType) },
  columns: readinessColumns,
}));
