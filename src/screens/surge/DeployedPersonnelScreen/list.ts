import { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { afterMission, onMission, soonOnMission } from '#src/domain/missions.ts';
import { country, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { emergency } from '#src/lists/filter.ts';
import { deployingParty, missionStatus, personnelType } from '../choices.ts';
import { asSociety, emergencySurgeLink } from '../links.ts';
import { deploymentStrings } from '../strings.ts';

/** `type` of people of the rapid response pool. */
const RAPID_RESPONSE = 'rr';

/** Everybody who was, is or will be sent: those who are away now, unless the address says otherwise. */
export const deployedPersonnel = defineList(personnelEndpoint, [deploymentStrings], ({ column, filter }) => ({
  pageSize: 10,
  order: '-start_date',
  filters: {
    role: filter.text('role__icontains', { kind: 'search', label: 'position' }),
    when: filter.rule(missionStatus, whenOf),
    country: filter.number('country_to', country),
    event: filter.number('event_deployed_to', emergency),
    type: filter.text('type', personnelType),
    country_from: filter.number('country_from', deployingParty),
    dtype: filter.number('dtype', disasterType),
    start_after: filter.day('start_date__gte', 'startAfter'),
    start_before: filter.endOfDay('start_date__lte', 'startBefore'),
  },
  columns: [
    column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
    column.day('endDate', ({ end_date }) => end_date, { sortKey: 'end_date' }),
    column.text('name', ({ name }) => name, { sortKey: 'name' }),
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
    column.country('from', ({ country_from }) => asSociety(country_from), { sortKey: 'country_from' }),
    column.country('to', ({ country_to }) => country_to, { sortKey: 'country_to' }),
    column.link('emergency', ({ deployment }) => emergencySurgeLink(deployment.event_deployed_to), {
      sortKey: 'deployment__event_deployed_to',
    }),
  ],
  file: { name: 'all-deployed-personnel', isDated: true },
}));

function whenOf(when: string, now: Date) {
  if (when === 'soon') return soonOnMission(now);
  if (when === 'over') return afterMission(now);
  return when === 'anyTime' ? {} : onMission(now);
}
