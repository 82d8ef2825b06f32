import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import styles from './EmergencyOverviewScreen.module.css';
import { recentReports } from './lists.ts';
import { emergencyOverviewStrings } from './strings.ts';

/** The field reports of the last 30 days, and the way to those of each region. Order and page stand in the address. */
export function RecentReports() {
  const strings = useStrings(emergencyOverviewStrings);
  const view = useList(recentReports, { in: 'address' });
  return (
    <ListPanel
      view={view}
      heading={view.isFiltered ? strings.chosenReports : strings.reports}
      actions={<TextLink to={pathTo('fieldReports')}>{strings.viewAllReports}</TextLink>}
      filters={<Filters view={view} />}
      footer={<ByRegion />}
      pendingHeight={['76rem', '62rem', '26rem']}
    />
  );
}

function ByRegion() {
  const strings = useStrings(emergencyOverviewStrings);
  const { regions = [], ...names } = useRegions();
  useFailureAlert(names);
  return (
    <nav aria-label={strings.reportsOf} className={styles.regions}>
      <span>{strings.reportsOf}</span>
      <ul>
        {regions.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={pathTo('fieldReports', undefined, { region: id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
