import { useSearchParams } from 'react-router-dom';
import { globalEnumsEndpoint } from '#contracts/endpoints/domain.ts';
import {
  ongoingSocietiesEndpoint,
  projectOverviewEndpoint,
  projectsEndpoint,
} from '#contracts/endpoints/project.ts';
import { useApp } from '#src/app/AppContext.ts';
import { useIsOffered } from '#src/app/access.ts';
import { pathTo } from '#src/app/links.ts';
import { regionLink } from '#src/app/placeLinks.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { REGION_IDS } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatCompact, formatIsoDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ExportButton } from '../../emergencies/RecordList/ExportButton.tsx';
import { ProgrammeTypeFilter, SectorFilter, SocietyFilter, TagFilter } from '../filters/index.tsx';
import { projectFilterStrings } from '../filters/strings.ts';
import { projectColumns } from '../ProjectListScreen/csv.ts';
import { projectStrings } from '../strings.ts';
import { OverviewCharts } from './OverviewCharts.tsx';
import styles from './ProjectOverview.module.css';
import { FILTER_NAMES, figuresInput } from './requests.ts';
import { SocietyMap } from './SocietyMap.tsx';
import { projectOverviewStrings } from './strings.ts';

/** Another company's service: it loads when somebody opens it, and no earlier. */
const PPP_DASHBOARD = 'https://public.tableau.com/views/PPPdashboard_16805965348010/1_Overview';
const MAILBOX = 'mailto:im@ifrc.org';

/** `/three-w/projects`: the world picture of 3W projects under way. Filters stand in the address; all figures follow them. */
export function ProjectOverviewScreen() {
  const strings = useStrings(projectOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const isOffered = useIsOffered();
  const [query] = useSearchParams();
  const input = figuresInput(query);
  const overview = useRequest(projectOverviewEndpoint, input, { isPreserved: true });
  const societies = useRequest(ongoingSocietiesEndpoint, input, { isPreserved: true });
  const figures = overview.answer;
  const isNone = figures?.total_ongoing_projects === 0;
  return (
    <Page
      heading={strings.heading}
      description={
        <>
          {strings.about} <TextLink to={pathTo('resources')}>{strings.resources}</TextLink>
          {' · '}
          <a href={MAILBOX}>{strings.mail}</a>
        </>
      }
      actions={
        <>
          {isOffered('newProject') && (
            <ButtonLink to={pathTo('newProject')} variant="primary">
              {strings.add}
            </ButtonLink>
          )}
          <ButtonLink to={pathTo('projects')} variant="secondary">
            {strings.all}
          </ButtonLink>
          <ButtonLink to={pathTo('activities')} variant="secondary">
            {strings.allActivities}
          </ButtonLink>
        </>
      }
      info={
        <KeyFigures
          isPending={overview.isPending && !figures}
          figures={[
            { label: strings.ongoing, value: formatNumber(figures?.total_ongoing_projects, language) },
            { label: strings.societies, value: formatNumber(figures?.ns_with_ongoing_activities, language) },
            { label: strings.targeted, value: formatCompact(figures?.target_total, language) },
          ]}
        />
      }
    >
      <Panel
        heading={strings.mapHeading}
        actions={<MapActions count={figures?.total_ongoing_projects ?? 0} />}
        filters={<OverviewFilters />}
        state={isNone ? 'ready' : messageState(overview)}
        error={{ message: errorText(overview.error) }}
        onRetry={overview.retry}
        skeleton={<Skeleton height="22rem" />}
      >
        {isNone ? <p role="status">{strings.none}</p> : figures && <OverviewCharts figures={figures} />}
      </Panel>
      {!isNone && (
        <Panel
          state={messageState(societies)}
          error={{ message: errorText(societies.error) }}
          onRetry={societies.retry}
          skeleton={<Skeleton height="34rem" />}
        >
          {societies.answer && <SocietyMap societies={societies.answer} />}
        </Panel>
      )}
      <Panel heading={strings.ppp}>
        <p>{strings.pppAbout}</p>
        <p>
          <a href={PPP_DASHBOARD} target="_blank" rel="noopener noreferrer">
            {strings.pppOpen}
          </a>
        </p>
        <Disclosure isLazy summary={strings.pppShow}>
          <iframe
            className={styles.dashboard}
            title={strings.ppp}
            src={PPP_DASHBOARD}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </Disclosure>
      </Panel>
    </Page>
  );
}

const FILTERS = {
  reporting_ns: SocietyFilter,
  programme_type: ProgrammeTypeFilter,
  primary_sector: SectorFilter,
  secondary_sectors: TagFilter,
} as const;

function OverviewFilters() {
  const { clear } = useStrings(projectFilterStrings);
  const { query, change } = useQueryState();
  const isFiltered = FILTER_NAMES.some((name) => query.has(name));
  return (
    <div className={styles.filters}>
      {FILTER_NAMES.map((name) => {
        const Filter = FILTERS[name];
        return (
          <Filter
            key={name}
            name={name}
            value={query.get(name) ?? ''}
            onChange={(value) => change({ [name]: value })}
          />
        );
      })}
      <Button
        variant="tertiary"
        disabled={!isFiltered}
        onClick={() => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}
      >
        {clear}
      </Button>
    </div>
  );
}

/** The file holds the projects under way that the figures count. */
function MapActions({ count }: { count: number }) {
  const strings = useStrings(projectOverviewStrings);
  const words = useStrings(projectStrings);
  const { client } = useApp();
  const [query] = useSearchParams();
  const enums = useRequest(globalEnumsEndpoint, {});
  const names = new Map((enums.answer?.api_region_name ?? []).map(({ key, value }) => [key, value]));
  return (
    <div className={styles.actions}>
      <Menu
        label={strings.exploreRegions}
        align="end"
        items={REGION_IDS.flatMap((id) => {
          const label = names.get(id);
          return label ? [{ key: String(id), label, to: regionLink(id) }] : [];
        })}
      />
      <ExportButton
        count={count}
        of={{
          fileName: `3w-projects-${formatIsoDate(new Date())}.csv`,
          columns: projectColumns(words),
          loadPage: (page, signal) =>
            client.call(projectsEndpoint, {
              query: { ...figuresInput(query).query, status: [1], ...page },
              signal,
            }),
        }}
      />
    </div>
  );
}
