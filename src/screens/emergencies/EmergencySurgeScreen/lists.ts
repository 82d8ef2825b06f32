import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import { onMission } from '#src/domain/missions.ts';
import { fixed } from '#src/lists/column.ts';
import { defineList } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { surgeAlertColumns } from '#src/records/surgeAlert/columns.ts';
import { emergencySurgeStrings } from './strings.ts';

const { date, position, keywords, start, duration, country, status } = surgeAlertColumns;

/** Those for which people are still sought, open ones first. */
export const openAlerts = defineList(surgeAlertsEndpoint, [recordListStrings], () => ({
  pageSize: 5,
  order: 'molnix_status',
  thenBy: ['-opens'],
  always: { molnix_status: [0, 1] },
  columns: fixed([date, position, keywords, start, duration, country, status]),
}));

/** `type` of people of the rapid response pool. */
const RAPID_RESPONSE = 'rr';

/** Those who are there now. */
export const personnel = defineList(personnelEndpoint, [emergencySurgeStrings], ({ column }) => ({
  pageSize: 10,
  order: '-start_date',
  always: onMission,
  columns: [
    column.text('position', ({ role }) => role, {
      sortKey: 'role',
      english: 'untranslated',
      isRowHeader: true,
    }),
    column.text(
      'type',
      ({ type }, { words }) => (type === RAPID_RESPONSE ? words.rapidResponse : type.toUpperCase()),
      { sortKey: 'type' },
    ),
    column.country('from', ({ country_from }) => country_from, { sortKey: 'country_from' }),
    column.country('to', ({ country_to }) => country_to, { sortKey: 'country_to' }),
    column.text('name', ({ name }) => name, { sortKey: 'name' }),
  ],
}));

/** The Emergency Response Units that are there. */
export const units = defineList(erusEndpoint, [emergencySurgeStrings], ({ column }) => ({
  pageSize: 10,
  order: 'type',
  always: { deployed_to__isnull: false },
  columns: [
    column.text(
      'owner',
      ({ eru_owner: { national_society_country: owner } }) => owner.society_name || owner.name,
      { sortKey: 'eru_owner__national_society_country__society_name' },
    ),
    column.text('type', ({ type_display }) => type_display, { sortKey: 'type', isRowHeader: true }),
    column.number('units', (unit) => unit.units, { sortKey: 'units' }),
    column.number('equipment', ({ equipment_units }) => equipment_units, { sortKey: 'equipment_units' }),
    column.country('deployedTo', ({ deployed_to }) => deployed_to, { sortKey: 'deployed_to__society_name' }),
  ],
}));
