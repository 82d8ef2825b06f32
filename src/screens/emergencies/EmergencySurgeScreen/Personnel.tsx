import type { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { isGuest } from '#rules/roles.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { personnel } from './lists.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { emergencySurgeStrings } from './strings.ts';

type Endpoint = typeof personnelEndpoint;
type Person = RowOf<Endpoint>;
const column = columnsOf<Person, SortKeyOf<Endpoint>, keyof typeof emergencySurgeStrings.english>();

/** The people at work in an emergency, and how long each stays. */
export function Personnel({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  const { isSignedIn, profile } = useAuth();
  const mayName = isSignedIn && !isGuest(profile);
  const view = useList(personnel, { in: 'panel', query: { event_deployed_to: event } });
  const span = spanOf(view.rows);
  const period = column.drawn(
    'period',
    ({ start_date, end_date }) => <PeriodBar start={start_date} end={end_date} span={span} />,
    { sortKey: 'start_date' },
  );
  const columns = view.columns.filter(({ heading }) => mayName || heading !== 'name');
  return (
    <ListPanel
      view={{ ...view, columns: [...columns, period] }}
      heading={strings.personnel}
      actions={
        <TextLink to={pathTo('deployedPersonnel', undefined, { event, when: 'anyTime' })}>
          {strings.allPersonnel}
        </TextLink>
      }
      footer={!mayName && <p>{strings.signInForNames}</p>}
    />
  );
}

/** From the first beginning to the last end on the page. */
function spanOf(rows: readonly Person[]): readonly [from: number, to: number] {
  const moments = rows.flatMap(({ start_date, end_date }) =>
    [start_date, end_date].flatMap((moment) => (moment ? [Date.parse(moment)] : [])),
  );
  return [Math.min(...moments), Math.max(...moments)];
}
