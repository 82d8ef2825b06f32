import { Panel } from '#src/components/Panel/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { ListColumn } from '#src/lists/column.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { ListPager, ListTable } from '#src/lists/ListTable.tsx';
import { recordListStrings } from '#src/lists/strings.ts';
import { useLocalList } from '#src/lists/useList.ts';
import type { ListState } from '#src/lists/useListState.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { type ActivityWord, activityColumns } from '#src/records/activityList/columns.tsx';
import { activityFileColumns } from '#src/records/activityList/fileColumns.ts';
import { activityListStrings } from '#src/records/activityList/strings.ts';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Project } from './types.ts';

const { actor, title, start, country, province, status, reached, actions } = activityColumns;
/** A file says more than the table. */
type Word = ActivityWord | keyof typeof activityStrings.english;
const COLUMNS: readonly ListColumn<Project, string, Word>[] = [
  actor,
  title,
  start,
  country,
  province,
  status,
  reached,
];
const WORDS = [activityStrings, recordListStrings, activityListStrings];

interface ActivityTableProps {
  projects: readonly Project[];
  all: readonly Project[];
  /** Of their filters. */
  state: ListState;
  /** What its file is told from others by. */
  fileName: string | undefined;
}

/** The activities one a row. What is downloaded is what the filters keep. */
export function ActivityTable({ projects, all, state, fileName }: ActivityTableProps) {
  const strings = useStrings(emergencyActivitiesStrings);
  const language = useLanguage();
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const mayChange = isSignedIn && isOffered('editActivity');
  const columns = mayChange ? [...COLUMNS, actions] : COLUMNS;
  const view = useLocalList(projects, { pageSize: 10, words: WORDS, columns }, state);
  const heading = fill(strings.activitiesHeading, { count: formatNumber(projects.length, language) });
  const file = {
    fileName: `${[fileName, 'emergency-activities', formatIsoDate(view.about.now)].filter(Boolean).join('-')}.csv`,
    columns: activityFileColumns.map(({ heading, value }) => ({
      heading: view.about.words[heading],
      value: (project: (typeof projects)[number]) => value(project, view.about),
    })),
    loadPage: async ({ limit, offset }: { limit: number; offset: number }) => ({
      count: projects.length,
      results: projects.slice(offset, offset + limit),
    }),
  };
  return (
    <Panel
      heading={heading}
      actions={<ExportButton of={file} count={projects.length} />}
      state={projects.length === 0 ? (all.length === 0 ? 'empty' : 'filteredEmpty') : 'ready'}
      footer={<ListPager view={view} />}
    >
      <ListTable view={view} caption={heading} />
    </Panel>
  );
}
