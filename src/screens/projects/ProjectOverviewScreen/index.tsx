import { unreadableRows } from '#contracts/leftOut.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { figuresOf, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { regionLink } from '#src/core/placeLinks.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { Filters } from '#src/lists/Filters.tsx';
import { useAbout, useFilters } from '#src/lists/useList.ts';
import { projectFileColumns } from '#src/records/project/fileColumns.ts';
import type { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '#src/records/project/types.ts';
import { PROJECT_FIGURES } from './figures.ts';
import { OverviewCharts } from './OverviewCharts.tsx';
import styles from './ProjectOverview.module.css';
import { figureFilters, figuresInput } from './requests.ts';
import { SocietyMap } from './SocietyMap.tsx';
import { projectOverviewStrings } from './strings.ts';

/** Another company's service: it loads when somebody opens it, and no earlier. */
const PPP_DASHBOARD = 'https://public.tableau.com/views/PPPdashboard_16805965348010/1_Overview';
const MAILBOX = 'mailto:im@ifrc.org';

/** `/three-w/projects`: the world picture of 3W projects under way. Filters stand in the address; all figures follow them. */
export function ProjectOverviewScreen() {
  const strings = useStrings(projectOverviewStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const isOffered = useIsOffered();
  const view = useFilters(figureFilters, { in: 'address' });
  const input = figuresInput(view.values, view.about.now);
  const overview = useRequest(projectOverviewEndpoint, input, { isPreserved: true });
  const societies = useRequest(ongoingSocietiesEndpoint, input, { isPreserved: true });
  const figures = overview.answer;
  const isNone = figures?.total_ongoing_projects === 0;
  return (
    <Page
      heading={strings.heading}
      documentTitle={titles.projectOverview}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: strings.heading }]}
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
          figures={figuresOf(PROJECT_FIGURES, strings, figures, language)}
        />
      }
    >
      <Panel
        heading={strings.mapHeading}
        actions={<MapActions count={figures?.total_ongoing_projects ?? 0} query={input.query} />}
        filters={<Filters view={view} />}
        state={messageState(overview, { isEmpty: isNone, isFiltered: view.isFiltered })}
        error={{ message: errorText(overview.error) }}
        onRetry={overview.retry}
        skeleton={<Skeleton height="22rem" />}
      >
        {figures && <OverviewCharts figures={figures} />}
      </Panel>
      {!isNone && (
        <Panel
          heading={strings.societiesHeading}
          state={messageState(societies)}
          unreadable={unreadableRows(societies.answer)}
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

/** The file holds the projects under way that the figures count. */
function MapActions({ count, query }: { count: number } & ReturnType<typeof figuresInput>) {
  const now = useNow();
  const strings = useStrings(projectOverviewStrings);
  const { client } = useApp();
  const about = useAbout<keyof typeof projectStrings.english>(figureFilters.words);
  const { regions = [], ...names } = useRegions();
  useFailureAlert(names);
  return (
    <div className={styles.actions}>
      <Menu
        label={strings.exploreRegions}
        align="end"
        items={regions.map(({ id, name }) => ({ key: String(id), label: name, to: regionLink(id) }))}
      />
      <ExportButton
        count={count}
        of={{
          fileName: `3w-projects-${formatIsoDate(now)}.csv`,
          columns: projectFileColumns.map(({ heading, value }) => ({
            heading: about.words[heading],
            value: (project: Project) => value(project, about),
          })),
          loadPage: (page, signal) =>
            client.call(projectsEndpoint, {
              query: { ...query, status: [1], ...page },
              signal,
            }),
        }}
      />
    </div>
  );
}
