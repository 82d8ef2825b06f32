import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import moreStyles from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const latest = defineList(fieldReportsEndpoint, [], () => ({
  pageSize: 5,
  order: '-created_at',
  columns: [],
}));

/** The field reports written last. */
export function LatestReports() {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  return (
    <ListPanel
      view={useList(latest, { in: 'panel' })}
      heading={strings.latestReports}
      actions={<TextLink to={pathTo('fieldReports')}>{strings.allReports}</TextLink>}
      isFirstPageOnly
      pendingHeight={['28rem', '22rem', '26rem']}
    >
      {(rows) => (
        <ul className={moreStyles.list}>
          {rows.map(({ id, summary, created_at, countries_details, dtype_details }) => (
            <li key={id}>
              <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>{summary ?? '--'}</TextLink>
              <span className={moreStyles.meta}>
                {[
                  formatDate(created_at, language),
                  dtype_details.name,
                  formatList(
                    countries_details.map(({ name }) => name),
                    language,
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListPanel>
  );
}
