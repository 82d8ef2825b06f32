import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { windowStart } from '#src/domain/window.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { recordListStrings } from '#src/lists/strings.ts';
import { useList } from '#src/lists/useList.ts';
import { flashUpdateActions, flashUpdateColumns } from '#src/records/flashUpdateList/columns.tsx';
import { flashUpdateListStrings } from '#src/records/flashUpdateList/strings.ts';
import { emergencyOverviewStrings } from './strings.ts';

const recentFlashUpdates = defineList(
  flashUpdatesEndpoint,
  [recordListStrings, flashUpdateListStrings],
  () => ({ pageSize: 5, order: '-created_at', columns: [...flashUpdateColumns, flashUpdateActions] }),
);

/** The flash updates of the last 30 days, for those who may see them all. */
export function RecentFlashUpdates() {
  const strings = useStrings(emergencyOverviewStrings);
  const query = { created_at__gte: windowStart(useNow()) };
  return (
    <ListPanel
      view={useList(recentFlashUpdates, { in: 'panel', query })}
      heading={strings.flashUpdates}
      actions={<TextLink to={pathTo('flashUpdates')}>{strings.viewAllFlashUpdates}</TextLink>}
    />
  );
}
