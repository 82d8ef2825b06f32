import type { ReactNode } from 'react';
import type { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { can } from '#rules/permissions.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import {
  activityFigures,
  bySector,
  countBy,
  filterActivities,
  inSeveralSectors,
} from '#src/domain/activities.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useListState } from '#src/lists/useListState.ts';
import { ActivityFilters, filterOf, NAMES } from './ActivityFilters.tsx';
import { ActivityMap } from './ActivityMap.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import styles from './responseActivities.module.css';
import { SectorList } from './SectorList.tsx';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Place, Project } from './types.ts';

interface ResponseActivitiesProps {
  /** All of them: what the filters keep, and the figures, are made of the one answer. */
  request: RequestView<AnswerOf<typeof emergencyProjectsEndpoint>>;
  /** Where they are. */
  countries: readonly Place[];
  /** The address of the form for one more. */
  addTo: string;
  /** What a file of them is told from others by, such as the code of a country. */
  fileName?: string | undefined;
}

/** Who does what where (3W) in emergencies: in figures, on a map of provinces, by sector and one a row. */
export function ResponseActivities({ request, countries, addTo, fileName }: ResponseActivitiesProps) {
  const strings = useStrings(emergencyActivitiesStrings);
  const errorText = useErrorText();
  const projects = request.answer?.results ?? [];
  const state = messageState(request, { isEmpty: projects.length === 0 });
  const add = <AddActivity to={addTo} />;
  if (state !== 'ready') {
    return (
      <Panel
        heading={strings.figures}
        actions={add}
        state={state}
        error={{ message: errorText(request.error) }}
        onRetry={request.retry}
        skeleton={<Skeleton height="40rem" />}
      />
    );
  }
  return (
    <>
      <Figures projects={projects} add={add} />
      <Response projects={projects} countries={countries} fileName={fileName} />
    </>
  );
}

/** The way to the form, for those who may write. */
function AddActivity({ to }: { to: string }) {
  const strings = useStrings(emergencyActivitiesStrings);
  const { profile } = useAuth();
  if (!can.write(profile)) return null;
  return (
    <ButtonLink to={to} variant="secondary">
      {strings.addActivity}
    </ButtonLink>
  );
}

/** Over all activities, whatever the filters below keep. */
function Figures({ projects, add }: { projects: readonly Project[]; add: ReactNode }) {
  const strings = useStrings(emergencyActivitiesStrings);
  const language = useLanguage();
  const figures = activityFigures(projects);
  const repeated = inSeveralSectors(projects);
  const pie = (title: string, slices: readonly { label: string; value: number }[]) => (
    <PieChart
      title={title}
      data={{
        categoryLabel: title,
        series: [{ key: 'projects', label: strings.projects }],
        rows: slices.map(({ label, value }) => ({ key: label, label, values: [value] })),
      }}
    />
  );
  return (
    <Panel
      heading={strings.figures}
      actions={add}
      footer={
        <>
          <p>{strings.footnote}</p>
          {repeated > 0 && (
            <p>{fill(plural(strings, 'repeated', repeated, language), { count: repeated })}</p>
          )}
        </>
      }
    >
      <KeyFigures
        figures={[
          { label: strings.actors, value: formatNumber(figures.actors, language) },
          {
            label: strings.services,
            value: formatCompact(figures.reached, language),
            hint: strings.servicesHint,
          },
          { label: strings.sectors, value: formatNumber(figures.sectors, language) },
          { label: strings.total, value: formatNumber(figures.total, language) },
        ]}
      />
      <div className={styles.pies}>
        {pie(
          strings.bySector,
          bySector(projects).map((sector) => ({ label: sector.title, value: sector.projects.length })),
        )}
        {pie(
          strings.byStatus,
          countBy(projects, ({ status_display }) => status_display),
        )}
      </div>
    </Panel>
  );
}

interface ResponseProps extends Pick<ResponseActivitiesProps, 'countries' | 'fileName'> {
  projects: readonly Project[];
}

function Response({ projects, countries, fileName }: ResponseProps) {
  const strings = useStrings(emergencyActivitiesStrings);
  const state = useListState({ in: 'address', filters: NAMES });
  const kept = filterActivities(projects, filterOf(state.values));
  return (
    <>
      <Panel
        heading={strings.response}
        filters={
          <ActivityFilters
            projects={projects}
            draft={state.draft}
            change={(values) => state.send({ type: 'filters.changed', values })}
          />
        }
        state={kept.length === 0 ? 'filteredEmpty' : 'ready'}
      >
        <div className={styles.places}>
          <ActivityMap projects={kept} countries={countries} />
          <SectorList projects={kept} />
        </div>
      </Panel>
      <ActivityTable projects={kept} all={projects} state={state} fileName={fileName} />
    </>
  );
}
