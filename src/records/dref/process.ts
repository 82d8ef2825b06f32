import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import type { drefEndpoint } from '#contracts/dref/record.ts';
import type { drefUpdatesEndpoint } from '#contracts/dref/updates.ts';
import { DREF_STATUS, type DrefProcess, type DrefStage } from '#rules/dref.ts';

export type ActiveRow = AnswerOf<typeof activeDrefsEndpoint>['results'][number];
export type CompletedRow = AnswerOf<typeof completedDrefsEndpoint>['results'][number];
type Application = AnswerOf<typeof drefEndpoint>;
type Update = AnswerOf<typeof drefUpdatesEndpoint>['results'][number];

/** One stage of a process. Ids of different kinds may be the same: `key` tells them apart. */
export interface ProcessStage {
  key: string;
  stage: DrefStage;
  id: number;
  /** Of an operational update. */
  number?: number | undefined;
  status: number;
  title: string;
  createdAt?: string | undefined;
  appealCode?: string | null | undefined;
  type?: number | null | undefined;
}

/** A DREF with all its stages. */
export interface WholeProcess {
  /** Of the application, which names the process. */
  drefId: number;
  /** The latest first; never empty. */
  stages: readonly [ProcessStage, ...ProcessStage[]];
  type: number | null | undefined;
  country: { readonly id: number; readonly name?: string | null | undefined } | null | undefined;
  region: number | null | undefined;
  /** The last day of its operation; undefined where that is not told. */
  end?: string | null | undefined;
  /** Languages that its next stage can begin in; undefined where that is not known. */
  languages?: readonly string[] | undefined;
}

export const keyOfStage = (stage: DrefStage, id: number) => `${stage}-${id}`;

interface Listed {
  id: number;
  status: number;
  title?: string | null | undefined;
  created_at?: string | undefined;
  appeal_code?: string | null | undefined;
}
const stageOf = (stage: DrefStage, row: Listed, more: Partial<ProcessStage> = {}): ProcessStage => ({
  key: keyOfStage(stage, row.id),
  stage,
  id: row.id,
  status: row.status,
  title: row.title ?? '',
  createdAt: row.created_at,
  appealCode: row.appeal_code,
  ...more,
});

/** The report, then updates, then the application; each once, whatever the answer repeats. */
function inOrder(
  application: ProcessStage,
  updates: readonly ProcessStage[],
  report: ProcessStage | undefined,
): WholeProcess['stages'] {
  const newestFirst = updates.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0));
  const stages = [...(report ? [report] : []), ...newestFirst, application];
  const [latest = application, ...earlier] = new Map(stages.map((stage) => [stage.key, stage])).values();
  return [latest, ...earlier];
}

/** Of a row of the active ones, which names its report with blanks where there is none. */
export function processOfActive(row: ActiveRow): WholeProcess {
  const report = row.has_final_report ? row.final_report_details : undefined;
  const updates = row.has_ops_update ? (row.operational_update_details ?? []) : [];
  return {
    drefId: row.id,
    stages: inOrder(
      stageOf('application', row, { type: row.type_of_dref }),
      updates.map((update) =>
        stageOf('update', update, {
          number: update.operational_update_number ?? undefined,
          type: update.type_of_dref,
        }),
      ),
      report?.id !== undefined && report.status != null
        ? stageOf('report', { ...report, id: report.id, status: report.status })
        : undefined,
    ),
    type: row.type_of_dref,
    country: row.country_details,
    region: row.country_details?.region,
    end: row.operation_end,
    // An approved application is in English, whatever it was written in.
    languages: ['en', ...(row.starting_language ? [row.starting_language] : [])],
  };
}

/** Of a row of the completed ones: the report, which its application may name as well. */
export function processOfCompleted(row: CompletedRow): WholeProcess {
  const process = processOfActive(row.dref);
  const [application] = process.stages.toReversed();
  const updates = process.stages.filter(({ stage }) => stage === 'update');
  if (!application) return process;
  return { ...process, stages: inOrder(application, updates, stageOf('report', row)) };
}

/** Of an application that is read whole. `updates`: as far as they are read, too. */
export function processOfRecord(record: Application, updates: readonly Update[] = []): WholeProcess {
  const { final_report_details: report } = record;
  return {
    drefId: record.id,
    stages: inOrder(
      stageOf('application', record, { type: record.type_of_dref }),
      (record.operational_update_details ?? []).map((update) =>
        stageOf('update', update, {
          number: update.operational_update_number ?? undefined,
          type: updates.find(({ id }) => id === update.id)?.type_of_dref,
        }),
      ),
      report?.id !== undefined && report.status !== undefined
        ? stageOf('report', { ...report, id: report.id, status: report.status })
        : undefined,
    ),
    type: record.type_of_dref,
    country: record.country_details,
    region: record.country_details?.region,
    end: endOf(record, updates),
    languages: [record.starting_language, record.translation_module_original_language].flatMap(
      (language) => language ?? [],
    ),
  };
}

/** The newest update that is approved says it, else the application. */
const endOf = ({ end_date }: Application, updates: readonly Update[]) =>
  updates
    .filter(({ status, new_operational_end_date: end }) => status === DREF_STATUS.approved && end)
    .toSorted(byNumber)
    .at(-1)?.new_operational_end_date ?? end_date;
const byNumber = (one: Update, other: Update) =>
  (one.operational_update_number ?? 0) - (other.operational_update_number ?? 0);

/** As the rules look at it. */
export function ruledProcess({ stages, type }: WholeProcess): DrefProcess {
  const application = stages.find(({ stage }) => stage === 'application');
  const report = stages.find(({ stage }) => stage === 'report');
  return {
    status: application?.status ?? 0,
    type,
    updates: stages
      .filter(({ stage }) => stage === 'update')
      .map(({ number = 0, status, type: its }) => ({ number, status, type: its })),
    report: report && { status: report.status },
  };
}
