import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { openAlerts } from './lists.ts';
import { emergencySurgeStrings } from './strings.ts';

/** The positions that are open for an emergency. */
export function OpenAlerts({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  return (
    <ListPanel
      view={useList(openAlerts, { in: 'panel', query: { event } })}
      heading={strings.alerts}
      actions={<TextLink to={pathTo('surgeAlerts', undefined, { event })}>{strings.allAlerts}</TextLink>}
    />
  );
}
