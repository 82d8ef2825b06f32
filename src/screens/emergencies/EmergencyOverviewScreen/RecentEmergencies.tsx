import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { recentEmergencies } from './lists.ts';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies } from './types.ts';

/**
 * The emergencies of the last 30 days, newest first, some at a time: `usual`, which the page has for its figures. Filters,
 * order and page stand in the address; other days, a type or another order are asked for.
 */
export function RecentEmergencies({ usual }: { usual: RequestView<Emergencies> }) {
  const strings = useStrings(emergencyOverviewStrings);
  const view = useList(recentEmergencies, { in: 'address', name: 'emergencies', whole: usual });
  return (
    <ListPanel
      view={view}
      heading={view.isFiltered ? strings.chosenEmergencies : strings.table}
      actions={<TextLink to={pathTo('emergencies')}>{strings.viewAllEmergencies}</TextLink>}
      filters={<Filters view={view} />}
      pendingHeight={['103rem', '89rem', '26rem']}
    />
  );
}
