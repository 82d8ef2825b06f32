import type { FastifyInstance } from 'fastify';
import { exportPerEndpoint } from '#contracts/per/export.ts';
import { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import { latestPerOverviewEndpoint, perOverviewEndpoints } from '#contracts/per/overview.ts';
import {
  latestPerProcessesEndpoint,
  perProcessEndpoint,
  perProcessesEndpoint,
  perStatsEndpoint,
} from '#contracts/per/process.ts';
import {
  publicPerAssessmentEndpoint,
  publicPerPrioritizationEndpoint,
  publicPerProcessEndpoint,
  publicPerProcessesEndpoint,
} from '#contracts/per/public.ts';
import {
  perAnswersEndpoint,
  perComponentsEndpoint,
  perQuestionGroupsEndpoint,
  perQuestionsEndpoint,
} from '#contracts/per/questions.ts';
import {
  perAssessmentEndpoint,
  perPrioritizationEndpoint,
  perWorkPlanEndpoint,
} from '#contracts/per/results.ts';
import { perDashboardEndpoint, perMapDataEndpoint } from '#contracts/per/statistics.ts';
import {
  updatePerAssessmentEndpoint,
  updatePerPrioritizationEndpoint,
  updatePerWorkPlanEndpoint,
} from '#contracts/per/steps.ts';
import type { Database } from '#provider/database/connect.ts';
import { WORKBOOK_TYPE } from '#provider/excel/writeWorkbook.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { type Call, implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { seenBy } from '#provider/http/writing.ts';
import {
  findProcess,
  findPublicProcess,
  listLatestProcesses,
  listProcesses,
  listPublicProcesses,
  listStats,
} from '#provider/queries/per/cycles.ts';
import { placeOfCycle } from '#provider/queries/per/documents.ts';
import {
  listAnswers,
  listAreas,
  listComponents,
  listQuestionGroups,
  listQuestions,
  perOptions,
} from '#provider/queries/per/options.ts';
import { findOverview, latestOverview } from '#provider/queries/per/overviews.ts';
import {
  assessmentAnswer,
  findAssessment,
  findPrioritization,
  findPublicAssessment,
  findPublicPrioritization,
  findWorkPlan,
  prioritizationAnswer,
  type Step,
  workPlanAnswer,
} from '#provider/queries/per/results.ts';
import { allRatings, latestCycles } from '#provider/queries/per/statistics.ts';
import { perWorkbook } from '#provider/queries/per/workbook.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { Writer } from '#provider/records/asked.ts';
import { perOverviewRecord } from '#provider/records/per.ts';
import { saveAssessment } from '#provider/records/perAssessment.ts';
import { savePrioritization, saveWorkPlan } from '#provider/records/perSteps.ts';
import { perRules } from '#rules/per.ts';
import type { Caller } from '#rules/roles.ts';
import { withFileAddresses } from './perFiles.ts';

/** What was found, or 404. */
async function found<Answer>(answer: Promise<Answer | undefined>): Promise<Answer> {
  const known = await answer;
  if (known === undefined) throw notFound();
  return known;
}

/** Serves Preparedness for Effective Response: what is public of it, and the whole for those who look after a country. */
export function perRoutes(app: FastifyInstance, db: Database): void {
  const mayRead = ({ user }: { user: Caller }) => perRules.readLists(user);
  implement(app, perOptionsEndpoint, { may: mayRead, handle: ({ language }) => perOptions(language) });
  serveList(app, perAreasEndpoint, listAreas);
  serveList(app, perComponentsEndpoint, listComponents);
  serveList(app, perQuestionsEndpoint, listQuestions);
  serveList(app, perQuestionGroupsEndpoint, listQuestionGroups);
  serveList(app, perAnswersEndpoint, listAnswers);
  serveList(app, perStatsEndpoint, listStats, mayRead);
  implement(app, perMapDataEndpoint, {
    handle: async (reader) => ({ results: await latestCycles(db, reader) }),
  });
  implement(app, perDashboardEndpoint, { handle: (reader) => allRatings(db, reader) });
  serveList(app, perProcessesEndpoint, listProcesses, mayRead);
  serveList(app, latestPerProcessesEndpoint, listLatestProcesses, mayRead);
  serveList(app, publicPerProcessesEndpoint, listPublicProcesses);
  implement(app, publicPerProcessEndpoint, {
    handle: ({ path, ...reader }) => found(findPublicProcess(db, recordId(path.id), reader)),
  });
  implement(app, publicPerAssessmentEndpoint, {
    handle: ({ path, ...reader }) => found(findPublicAssessment(db, recordId(path.id), reader)),
  });
  implement(app, publicPerPrioritizationEndpoint, {
    handle: ({ path, ...reader }) => found(findPublicPrioritization(db, recordId(path.id), reader)),
  });
  implement(app, perProcessEndpoint, {
    may: mayRead,
    // Whoever does not look after the country is not told whether there is one.
    async handle({ path, ...reader }) {
      const process = await findProcess(db, recordId(path.id), reader);
      if (!process || !perRules.manage(reader.user, process.place)) throw notFound();
      return process.answer;
    },
  });
  const step = <Answer>(
    find: (db: Database, id: number) => Promise<Step | undefined>,
    answer: (db: Database, step: Step, reader: Reader) => Promise<Answer>,
  ) => ({
    record: ({ path }: { path: { id: string } }) => find(db, recordId(path.id)),
    may: ({ user }: { user: Caller }, record: Step | undefined) => perRules.manage(user, record?.place),
    handle: async ({ path, ...reader }: { path: { id: string } } & Reader) =>
      answer(db, await found(find(db, recordId(path.id))), reader),
  });
  implement(app, perAssessmentEndpoint, step(findAssessment, assessmentAnswer));
  implement(app, perPrioritizationEndpoint, step(findPrioritization, prioritizationAnswer));
  implement(app, perWorkPlanEndpoint, step(findWorkPlan, workPlanAnswer));

  /** Of a step that is saved: who may is known before its body is read. */
  const ofStep = (find: (db: Database, id: number) => Promise<Step | undefined>) => ({
    record: ({ path }: { path: { id: string } }) => find(db, recordId(path.id)),
    may: ({ user }: { user: Caller }, record: Step | undefined) => perRules.manage(user, record?.place),
  });
  implement(app, updatePerAssessmentEndpoint, {
    ...ofStep(findAssessment),
    async handle({ path, body, ...call }) {
      const id = recordId(path.id);
      await saveAssessment(db, id, body, writerOf(call));
      return assessmentAnswer(db, await found(findAssessment(db, id)), call);
    },
  });
  implement(app, updatePerPrioritizationEndpoint, {
    ...ofStep(findPrioritization),
    async handle({ path, body, ...call }) {
      const id = recordId(path.id);
      await savePrioritization(db, id, body, writerOf(call), seenBy(call.request));
      return prioritizationAnswer(db, await found(findPrioritization(db, id)), call);
    },
  });
  implement(app, updatePerWorkPlanEndpoint, {
    ...ofStep(findWorkPlan),
    async handle({ path, body, ...call }) {
      const id = recordId(path.id);
      await saveWorkPlan(db, id, body, writerOf(call), seenBy(call.request));
      return workPlanAnswer(db, await found(findWorkPlan(db, id)), call);
    },
  });

  const { read, create, update } = perOverviewEndpoints;
  serveRecord(
    app,
    { read, create, update },
    {
      async find(_, id, reader, request) {
        const overview = await findOverview(db, id, reader);
        return overview && withFileAddresses(overview, reader, request);
      },
      mayRead: perRules.readLists,
      writes: { record: perOverviewRecord, mayCreate: perRules.manage, mayEdit: perRules.readLists },
    },
  );
  implement(app, latestPerOverviewEndpoint, {
    may: mayRead,
    handle: ({ path, ...reader }) => found(latestOverview(db, recordId(path.id), reader)),
  });
  implement(app, exportPerEndpoint, {
    record: ({ path }) => placeOfCycle(db, recordId(path.id)),
    may: ({ user }, place) => perRules.manage(user, place),
    async handle({ path, reply, ...call }: Call<typeof exportPerEndpoint>) {
      const workbook = await found(perWorkbook(db, recordId(path.id), call));
      reply.type(WORKBOOK_TYPE).header('Content-Disposition', 'attachment; filename="export.xlsx"');
      return workbook as never;
    },
  });
}

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function writerOf({ user, language }: Reader): Writer {
  if (!user) throw notSignedIn();
  return { user, language };
}
