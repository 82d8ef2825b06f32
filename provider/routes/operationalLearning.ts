import type { FastifyInstance } from 'fastify';
import {
  learningEndpoint,
  learningOrganizationsEndpoint,
  learningStatsEndpoint,
  learningsEndpoint,
} from '#contracts/operationalLearning/learnings.ts';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import { learningSummaryEndpoint } from '#contracts/operationalLearning/summary.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { originOf } from '#provider/http/media.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import {
  findLearning,
  listLearnings,
  listOrganizations,
} from '#provider/queries/operationalLearning/learnings.ts';
import { learningStats } from '#provider/queries/operationalLearning/stats.ts';
import { summaryAnswer } from '#provider/queries/operationalLearning/summary.ts';
import { askAgain, isUnfinished, summaryFor } from '#provider/records/learningSummaries.ts';

/** Serves what operations taught, to everybody. */
export function operationalLearningRoutes(app: FastifyInstance, db: Database): void {
  serveList(app, learningsEndpoint, listLearnings);
  serveList(app, learningOrganizationsEndpoint, listOrganizations);
  implement(app, learningStatsEndpoint, {
    handle: ({ query, ...reader }) => learningStats(db, query, reader),
  });
  implement(app, learningSummaryEndpoint, {
    isWork: true,
    async handle({ query, ...reader }) {
      const row = await summaryFor(db, query);
      const answer = await summaryAnswer(db, row, reader);
      if (row.status === SUMMARY_STATUS.failed) await askAgain(db, row.id);
      if (isUnfinished(row) || row.status === SUMMARY_STATUS.failed) app.learningSummaries.take(row.id);
      return answer;
    },
  });
  implement(app, learningEndpoint, {
    async handle({ path, request, ...reader }) {
      const learning = await findLearning(db, recordId(path.id), reader, originOf(request));
      if (!learning) throw notFound();
      return learning;
    },
  });
}
