import type { FastifyInstance } from 'fastify';
import { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import { perProcessEndpoint, perStatsEndpoint } from '#contracts/per/process.ts';
import {
  publicPerAssessmentEndpoint,
  publicPerPrioritizationEndpoint,
  publicPerProcessEndpoint,
  publicPerProcessesEndpoint,
} from '#contracts/per/public.ts';
import {
  perAssessmentEndpoint,
  perPrioritizationEndpoint,
  perWorkPlanEndpoint,
} from '#contracts/per/results.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import {
  findProcess,
  findPublicProcess,
  listPublicProcesses,
  listStats,
} from '#provider/queries/per/cycles.ts';
import { listAreas, perOptions } from '#provider/queries/per/options.ts';
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
import type { Reader } from '#provider/queries/reader.ts';
import { perRules } from '#rules/per.ts';
import type { Caller } from '#rules/roles.ts';

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
  serveList(app, perStatsEndpoint, listStats, mayRead);
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
}
