import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { WrittenDref, WrittenDrefReport, WrittenDrefUpdate } from '#contracts/dref/answers.ts';
import { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import { drefEndpoints, drefReportEndpoints, drefUpdateEndpoints } from '#contracts/dref/record.ts';
import { drefSharedWithEndpoint, shareDrefEndpoint } from '#contracts/dref/share.ts';
import { createDrefReportEndpoint, createDrefUpdateEndpoint } from '#contracts/dref/stages.ts';
import {
  approveDrefEndpoint,
  approveDrefReportEndpoint,
  approveDrefUpdateEndpoint,
  finalizeDrefEndpoint,
  finalizeDrefReportEndpoint,
  finalizeDrefUpdateEndpoint,
} from '#contracts/dref/steps.ts';
import { drefUpdatesEndpoint } from '#contracts/dref/updates.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { listActiveDrefs, listCompletedDrefs, listDrefUpdates } from '#provider/queries/dref/drefLists.ts';
import { findStage } from '#provider/queries/dref/drefStage.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { textIn } from '#provider/queries/texts.ts';
import type { Writer } from '#provider/records/asked.ts';
import { drefRecord, drefReportRecord, drefUpdateRecord } from '#provider/records/dref.ts';
import { shareDref } from '#provider/records/drefSharing.ts';
import { beginStage } from '#provider/records/drefStages.ts';
import { approveStage, finalizeStage } from '#provider/records/drefSteps.ts';
import { type Accounts, sendMail } from '#provider/security/accounts.ts';
import { DREF_STATUS, type DrefStage, drefRules } from '#rules/dref.ts';
import type { Caller } from '#rules/roles.ts';
import { withAddresses } from './drefFiles.ts';

/** A stage as the contract has it: its answer is made of the same tables of fields as the schema. */
interface Answers {
  application: z.input<typeof WrittenDref>;
  update: z.input<typeof WrittenDrefUpdate>;
  report: z.input<typeof WrittenDrefReport>;
}

const use = ({ user }: { user: Caller }) => drefRules.use(user);

/** Serves the three stages of DREFs, what becomes of them, and with whom they are shared. */
export function drefRoutes(app: FastifyInstance, db: Database, accounts: Accounts): void {
  const find =
    <Stage extends DrefStage>(stage: Stage) =>
    async (_: Database, id: number, reader: Reader, request: FastifyRequest) => {
      const answer = await findStage(db, stage, id, reader);
      return answer && ((await withAddresses(answer, reader, request)) as unknown as Answers[Stage]);
    };
  const shared = { mayCreate: drefRules.use, mayEdit: drefRules.use };
  const mayRead = drefRules.use;

  serveList(app, activeDrefsEndpoint, listActiveDrefs, use);
  serveList(app, completedDrefsEndpoint, listCompletedDrefs, use);
  implement(app, drefUpdatesEndpoint, {
    may: use,
    async handle(call) {
      const { count, results } = await listDrefUpdates(db, call.query, call);
      const rows = await Promise.all(results.map((row) => withAddresses(row, call, call.request)));
      return pageOf(call.request, call.query, count, rows as unknown as Answers['update'][]);
    },
  });

  const { read, create, update, remove } = drefEndpoints;
  serveRecord(
    app,
    { read, create, update, remove },
    { find: find('application'), mayRead, writes: { record: drefRecord, ...shared } },
  );
  serveRecord(
    app,
    { read: drefUpdateEndpoints.read, update: drefUpdateEndpoints.update },
    { find: find('update'), mayRead, writes: { record: drefUpdateRecord as never, ...shared } },
  );
  serveRecord(
    app,
    { read: drefReportEndpoints.read, update: drefReportEndpoints.update },
    { find: find('report'), mayRead, writes: { record: drefReportRecord as never, ...shared } },
  );

  /** A stage after something was done with it. */
  async function found<Stage extends DrefStage>(
    stage: Stage,
    id: number,
    call: Reader & { request: FastifyRequest },
  ) {
    const answer = await find(stage)(db, id, call, call.request);
    if (!answer) throw notFound();
    return answer;
  }

  for (const [stage, endpoint] of FINALIZE)
    implement(app, endpoint, {
      may: use,
      async handle(call) {
        const id = recordId(call.path.id);
        const status = await finalizeStage(db, stage, id, writerOf(call));
        if (status !== DREF_STATUS.finalizing) return found(stage, id, call);
        app.drefTranslations.take(id);
        call.reply.code(202);
        return { detail: 'The translation is in progress. Ask for the record again.' };
      },
    });

  const approve = async <Stage extends DrefStage>(
    stage: Stage,
    call: Reader & { request: FastifyRequest; path: { id: string } },
  ) => {
    const id = recordId(call.path.id);
    await approveStage(db, stage, id, writerOf(call));
    return found(stage, id, call);
  };
  implement(app, approveDrefEndpoint, { may: use, handle: (call) => approve('application', call) });
  implement(app, approveDrefUpdateEndpoint, { may: use, handle: (call) => approve('update', call) });
  implement(app, approveDrefReportEndpoint, { may: use, handle: (call) => approve('report', call) });

  implement(app, createDrefUpdateEndpoint, {
    may: use,
    async handle(call) {
      const id = await beginStage(db, 'update', call.body, writerOf(call));
      call.reply.code(201);
      return found('update', id, call);
    },
  });
  implement(app, createDrefReportEndpoint, {
    may: use,
    async handle(call) {
      const id = await beginStage(db, 'report', call.body, writerOf(call));
      call.reply.code(201);
      return found('report', id, call);
    },
  });

  implement(app, drefSharedWithEndpoint, {
    may: use,
    async handle({ path, user, language }) {
      const dref = await findStage(db, 'application', recordId(path.id), { user, language });
      if (!dref) throw notFound();
      const { id, users, users_details } = dref as unknown as {
        id: number;
        users: number[];
        users_details: { id: number; username: string }[];
      };
      return { id, users, users_details };
    },
  });
  implement(app, shareDrefEndpoint, {
    may: use,
    async handle(call) {
      const { dref, users } = call.body;
      const writer = writerOf(call);
      const { row, added } = await shareDref(db, dref, users, writer);
      const author = `${writer.user.first_name} ${writer.user.last_name}`.trim() || writer.user.username;
      for (const person of added)
        if (person.id !== writer.user.id)
          sendMail(accounts, 'drefShared', person, {
            path: `/dref-applications/${dref}/edit`,
            author,
            title: textIn(person.language, row.title) ?? row.appeal_code ?? 'DREF',
          });
      return undefined;
    },
  });
}

const FINALIZE = [
  ['application', finalizeDrefEndpoint],
  ['update', finalizeDrefUpdateEndpoint],
  ['report', finalizeDrefReportEndpoint],
] as const;

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function writerOf({ user, language }: Reader): Writer {
  if (!user) throw notSignedIn();
  return { user, language };
}
