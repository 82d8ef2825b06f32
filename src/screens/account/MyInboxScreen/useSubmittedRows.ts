import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import { offers } from '#contracts/extensions.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { perProcessesEndpoint } from '#contracts/per/process.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { DREF_STATUS } from '#rules/dref.ts';
import { PER_PHASE, stepOfPhase } from '#rules/perSteps.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { draftListStrings } from '#src/forms/DraftList/strings.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefFormPath } from '#src/records/dref/paths.ts';
import { processOfActive, processOfCompleted, type WholeProcess } from '#src/records/dref/process.ts';
import { stepPath } from '#src/records/per/steps.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { type InboxRow, type Kind, LIMIT } from './inboxRow.ts';

const NEWEST = { mine: true, limit: LIMIT } as const;
/** As many as an answer holds. */
const MOST_LISTED = 200;

/** What whoever reads has sent, and the calls that it comes by. DREFs, PER and flash updates: as far as the API tells whose they are. */
export function useSubmittedRows() {
  const words = useStrings(draftListStrings);
  const { config } = useApp();
  const isOffered = useIsOffered();
  const user = useProfile().id;
  const mine = { user, limit: LIMIT };
  const own = offers(config, 'mine') ? { query: NEWEST } : undefined;

  const reports = useRequest(fieldReportsEndpoint, { query: { ...mine, ordering: ['-created_at'] } });
  const projects = useRequest(projectsEndpoint, { query: { ...mine, ordering: ['-id'] } });
  const activities = useRequest(emergencyProjectsEndpoint, { query: mine });
  const drefs = useRequest(activeDrefsEndpoint, own);
  const completed = useRequest(completedDrefsEndpoint, own);
  const processes = useRequest(perProcessesEndpoint, own);
  const flashUpdates = useRequest(
    flashUpdatesEndpoint,
    // Each tells who wrote it: where the API does not narrow by it, the newest are looked through here.
    isOffered('flashUpdates')
      ? (own ?? { query: { ordering: ['-created_at'], limit: MOST_LISTED } })
      : undefined,
  );

  const row = (kind: Kind, id: number, title: string | null | undefined, to: string, at?: string | null) => ({
    id: `own ${kind} ${id}`,
    place: 'recent' as const,
    kind,
    title: title || words.untitled,
    at: at ?? undefined,
    to,
  });
  const ofDref = ({ drefId, stages: [latest] }: WholeProcess) =>
    row('dref', drefId, latest.title || latest.appealCode, drefFormPath(latest), latest.createdAt);

  const rows: InboxRow[] = [
    ...(reports.answer?.results ?? []).map(({ id, summary, created_at }) =>
      row('fieldReport', id, summary, pathTo('fieldReport', { fieldReportId: id }), created_at),
    ),
    ...(projects.answer?.results ?? []).map(({ id, name, modified_at }) =>
      row('project', id, name, pathTo('project', { projectId: id }), modified_at),
    ),
    ...(activities.answer?.results ?? []).map(({ id, title, modified_at }) =>
      row('activity', id, title, pathTo('activity', { activityId: id }), modified_at),
    ),
    // One that is still written waits for its writer.
    ...(drefs.answer?.results ?? [])
      .map(processOfActive)
      .filter(({ stages: [{ status }] }) => status !== DREF_STATUS.draft && status !== DREF_STATUS.failed)
      .map(ofDref),
    ...(completed.answer?.results ?? []).map(processOfCompleted).map(ofDref),
    ...(processes.answer?.results ?? [])
      .filter(({ phase }) => (phase ?? PER_PHASE.orientation) > PER_PHASE.orientation)
      .map(({ id, phase, country_details, updated_at }) =>
        row(
          'per',
          id,
          country_details?.name,
          stepPath(stepOfPhase(phase ?? PER_PHASE.orientation), id),
          updated_at,
        ),
      ),
    ...(flashUpdates.answer?.results ?? [])
      .filter(({ created_by }) => created_by === user)
      .map(({ id, title, modified_at }) =>
        row('flashUpdate', id, title, pathTo('flashUpdate', { flashUpdateId: id }), modified_at),
      ),
  ];
  return { rows, requests: [reports, projects, activities, drefs, completed, processes, flashUpdates] };
}
