import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { openAlerts } from './lists.ts';
import { surgeOverviewStrings } from './strings.ts';

/** The positions that people are sought for, in all emergencies. */
export function OpenAlerts() {
  const strings = useStrings(surgeOverviewStrings);
  return (
    <ListPanel
      view={useList(openAlerts, { in: 'address', name: 'alerts' })}
      heading={strings.alerts}
      actions={<TextLink to={pathTo('surgeAlerts')}>{strings.allAlerts}</TextLink>}
      pendingHeight="22rem"
    />
  );
}
