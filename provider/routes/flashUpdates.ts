import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  donorGroupsEndpoint,
  donorsEndpoint,
  flashActionsEndpoint,
  flashUpdatesEndpoint,
} from '#contracts/flashUpdates/list.ts';
import { flashUpdateEndpoints } from '#contracts/flashUpdates/record.ts';
import {
  exportFlashUpdateEndpoint,
  flashSharesEndpoint,
  previewFlashShareEndpoint,
  shareFlashUpdateEndpoint,
} from '#contracts/flashUpdates/share.ts';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { flashDocument, flashGone } from '#provider/http/flashDocument.ts';
import { implement } from '#provider/http/implement.ts';
import { negotiateLanguage } from '#provider/http/language.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { fileAddress, readerOf, sendFile } from '#provider/http/serveFiles.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { composeMail } from '#provider/mail/compose.ts';
import { listDonorGroups, listDonors, listFlashActions } from '#provider/queries/flashUpdates/donors.ts';
import { findFlashFile } from '#provider/queries/flashUpdates/flashFiles.ts';
import { findFlashUpdate, listFlashUpdates } from '#provider/queries/flashUpdates/flashUpdates.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { Writer } from '#provider/records/asked.ts';
import {
  openedByMail,
  receiversOf,
  shareFlashUpdate,
  sharesOf,
  takeMails,
} from '#provider/records/flashSharing.ts';
import { flashUpdateRecord } from '#provider/records/flashUpdates.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { can } from '#rules/permissions.ts';
import type { Caller } from '#rules/roles.ts';
import { addressedFile } from './flashFiles.ts';

/** Where an update is a page of its own: for whoever may read it, and for whom it was mailed to. */
const DOCUMENTS = '/media/flash-updates';
const SHARED = '/media/shared-flash-updates';
/** Stands in previews in the place of the key that each mail has of its own. */
const NO_KEY = '…';
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const mayUse = (user: Caller) => can.useFlashUpdates(user);
const may = ({ user }: { user: Caller }) => mayUse(user);
type Found = NonNullable<Awaited<ReturnType<typeof findFlashUpdate>>>;

/** Serves flash updates, the sharing of them, and what their form offers: to federation admins alone. */
export function flashUpdateRoutes(app: FastifyInstance, db: Database, accounts: Accounts): void {
  implement(app, flashUpdatesEndpoint, {
    may,
    async handle(call) {
      const { count, results } = await listFlashUpdates(db, call.query, call);
      const rows = await Promise.all(results.map((row) => addressed(row, call, call.request)));
      return pageOf(call.request, call.query, count, rows as never[]);
    },
  });
  serveList(app, flashActionsEndpoint, listFlashActions, may);
  serveList(app, donorsEndpoint, listDonors, may);
  serveList(app, donorGroupsEndpoint, listDonorGroups, may);

  serveRecord(app, flashUpdateEndpoints, {
    async find(_, id, reader, request) {
      const update = await findFlashUpdate(db, id, reader);
      return update && ((await addressed(update, reader, request)) as never);
    },
    mayRead: mayUse,
    writes: {
      // What was noted for the secretariat is sent once it is kept.
      record: {
        ...flashUpdateRecord,
        async create(...call) {
          const id = await flashUpdateRecord.create(...call);
          await sendMails(id);
          return id;
        },
        async update(...call) {
          const left = await flashUpdateRecord.update(...call);
          await sendMails(call[1]);
          return left;
        },
      },
      mayCreate: mayUse,
      mayEdit: mayUse,
    },
  });

  /** The mail to one receiver, about an update as it reads in their language. */
  async function mailOf(
    id: number,
    to: { name: string; email: string; language: Language },
    path: string,
    by: string,
  ) {
    const update = await findFlashUpdate(db, id, { language: to.language, user: undefined });
    return composeMail(
      'flashUpdate',
      { to: to.email, language: to.language },
      {
        product: accounts.product,
        name: to.name,
        author: by,
        title: update?.title ?? '',
        link: accounts.publicUrl() + path,
      },
    );
  }

  async function sendMails(id: number) {
    const mails = await takeMails(db, id);
    if (mails.length === 0) return;
    const shares = new Map((await sharesOf(db, id)).map((share) => [share.id, share]));
    for (const { flash_share_id, key, ...to } of mails)
      accounts.mailer.send(
        await mailOf(
          id,
          { ...to, language: to.language as Language },
          key === null ? `/flash-updates/${id}` : `${SHARED}/${key}`,
          nameOf(shares.get(flash_share_id)?.created_by_details),
        ),
      );
  }

  implement(app, shareFlashUpdateEndpoint, {
    may,
    async handle(call) {
      const share = await shareFlashUpdate(db, call.body, writerOf(call));
      await sendMails(share.flash_update_id);
      call.reply.code(201);
      const { user_id: _, kind: __, flash_update_id, ...told } = share;
      return { ...told, flash_update: flash_update_id };
    },
  });
  implement(app, previewFlashShareEndpoint, {
    may,
    async handle(call) {
      const receivers = await receiversOf(db, call.body);
      const by = nameOf(writerOf(call).user);
      const languages = [...new Set(receivers.map(({ language }) => language))];
      const mails = await Promise.all(
        languages.map(async (language) => {
          const [first] = receivers.filter((receiver) => receiver.language === language);
          const { subject, text } = await mailOf(
            call.body.flash_update,
            { name: first?.name ?? '', email: '', language },
            `${SHARED}/${NO_KEY}`,
            by,
          );
          return { language, subject, text };
        }),
      );
      return { receivers, mails };
    },
  });
  implement(app, flashSharesEndpoint, {
    may,
    record: ({ path, ...asked }) => findFlashUpdate(db, recordId(path.id), asked),
    handle: ({ path }) => sharesOf(db, recordId(path.id)),
  });

  implement(app, exportFlashUpdateEndpoint, {
    may,
    record: ({ path, ...asked }) => findFlashUpdate(db, recordId(path.id), asked),
    async handle({ path, user, language, request }) {
      const file = { id: recordId(path.id), name: 'flash-update.html' };
      return {
        status: 'ready',
        url: `${await fileAddress(DOCUMENTS, file, user, request)}&language=${language}`,
      };
    },
  });
  app.get<{ Params: { id: string } }>(`${DOCUMENTS}/:id/:name`, async (request, reply) => {
    const id = recordId(request.params.id);
    const user = await readerOf(app, `${DOCUMENTS} ${id}`, request);
    const language = languageOf(request);
    const update = mayUse(user) ? await findFlashUpdate(db, id, { user, language }) : undefined;
    if (!update) throw notFound();
    const addresses = new Map(
      await Promise.all(
        filesOf(update).map(
          async (file) => [file.id, (await addressedFile(file, user, request)).file] as const,
        ),
      ),
    );
    return page(reply).send(flashDocument(update, language, ({ id: file }) => addresses.get(file) ?? ''));
  });

  app.get<{ Params: { key: string } }>(`${SHARED}/:key`, async (request, reply) => {
    const { opened, update } = await openedBy(request.params.key);
    if (!opened || !update)
      return page(reply)
        .code(404)
        .send(flashGone(languageOf(request)));
    return page(reply).send(
      flashDocument(update, opened.language, ({ id, name }) =>
        [SHARED, request.params.key, id, encodeURIComponent(name)].join('/'),
      ),
    );
  });
  app.get<{ Params: { key: string; id: string } }>(`${SHARED}/:key/:id/:name`, async (request, reply) => {
    const { opened } = await openedBy(request.params.key);
    const file = opened && (await findFlashFile(db, recordId(request.params.id), opened.id));
    if (!file) throw notFound();
    return sendFile(app, reply, file);
  });

  async function openedBy(key: string) {
    const opened = KEY.test(key) ? await openedByMail(db, key) : undefined;
    const update = opened && (await findFlashUpdate(db, opened.id, { ...opened, user: undefined }));
    return { opened, update };
  }
}

/** Whoever has the address may read the page: no other site may learn it, no search engine and no cache keep it. */
const page = (reply: import('fastify').FastifyReply) =>
  reply
    .headers({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    .type('text/html; charset=utf-8');

const filesOf = ({ map_files, graphics_files, references }: Found) => [
  ...map_files,
  ...graphics_files,
  ...references.flatMap(({ document_details }) => document_details ?? []),
];

/** An update with the addresses of its files, for this reader. */
async function addressed(
  update: Omit<Found, 'history'> & { history?: Found['history'] },
  { user }: Reader,
  request: FastifyRequest,
) {
  const at = (file: Parameters<typeof addressedFile>[0]) => addressedFile(file, user, request);
  return {
    ...update,
    map_files: await Promise.all(update.map_files.map(at)),
    graphics_files: await Promise.all(update.graphics_files.map(at)),
    references: await Promise.all(
      update.references.map(async ({ document_details, ...reference }) => ({
        ...reference,
        document_details: document_details && (await at(document_details)),
      })),
    ),
  };
}

function languageOf({ query, headers }: FastifyRequest): Language {
  const { language } = query as { language?: unknown };
  return isLanguage(language) ? language : negotiateLanguage(headers['accept-language']);
}

const nameOf = (
  person: { first_name: string; last_name: string; username: string } | null | undefined,
): string => `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() || (person?.username ?? 'IFRC');

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function writerOf({ user, language }: Reader): Writer {
  if (!user) throw notSignedIn();
  return { user, language };
}
