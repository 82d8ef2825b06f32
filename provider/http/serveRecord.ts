import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { BodyOf, Endpoint } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { Writer } from '#provider/records/asked.ts';
import type { Written } from '#rules/permissions.ts';
import type { Caller } from '#rules/roles.ts';
import { notFound, notSignedIn } from './errors.ts';
import { type Call, implement } from './implement.ts';
import { recordId } from './parse.ts';
import { keyOf, seenBy } from './writing.ts';

/** An endpoint whose path ends with the id of a record. */
type OneEndpoint = Endpoint<`${string}{id}/`>;

/** The calls of a record that are served, as `recordEndpoints` declares them. */
interface Endpoints {
  read: OneEndpoint;
  create?: Endpoint;
  replace?: OneEndpoint;
  update?: OneEndpoint;
  remove?: OneEndpoint;
}

/** What writes it: made by `defineRecord`. */
interface WritableRecord<Body, Change, Left> {
  create: (db: Database, body: Body, writer: Writer, key?: string) => Promise<number>;
  replace: (db: Database, id: number, body: Body, writer: Writer, seen?: string) => Promise<Left | undefined>;
  update: (
    db: Database,
    id: number,
    change: Change,
    writer: Writer,
    seen?: string,
  ) => Promise<Left | undefined>;
  remove: (db: Database, id: number, writer: Writer, seen?: string) => Promise<void>;
}

interface Serving<Answer, Body, Change, Left> {
  /** A record as its reader may see it; undefined where there is none, or none for them. */
  find: (db: Database, id: number, reader: Reader, request: FastifyRequest) => Promise<Answer | undefined>;
  /** The id that a path says. @default `recordId` */
  idIn?: (text: string, reader: Reader) => Promise<number | undefined>;
  /** Who reads it. @default everybody */
  mayRead?: (user: Caller) => boolean;
  /** What writes it, and who may: rules of `rules/permissions.ts`. */
  writes?: {
    record: WritableRecord<Body, Change, Left>;
    mayCreate: (user: Caller) => boolean;
    mayEdit: (user: Caller) => boolean;
    /** And of which record: asked once it was found. */
    mayRemove?: (user: Caller, record?: Written) => boolean;
    /** What that rule looks at. */
    written?: (record: Answer) => Written;
    /** What a change leaves to be done once it is kept, such as files that nobody needs now. */
    afterwards?: (left: Left) => Promise<void>;
  };
}

/** Serves the calls of a record that are given: reading what `find` finds for the reader, else 404, and writing it. */
export function serveRecord<E extends Endpoints, Left = unknown>(
  app: FastifyInstance,
  endpoints: E,
  {
    find,
    idIn = async (text) => recordId(text),
    mayRead = () => true,
    writes,
  }: Serving<
    z.input<E['read']['answer']>,
    E['create'] extends Endpoint ? BodyOf<E['create']> : never,
    E['update'] extends Endpoint ? z.output<NonNullable<E['update']['body']>> : never,
    Left
  >,
): void {
  const { db } = app;

  /** A record, also once it was written: it may be hidden from its own writer then. */
  async function read(id: number | undefined, reader: Reader, request: FastifyRequest) {
    const found = id === undefined ? undefined : await find(db, id, reader, request);
    if (found === undefined) throw notFound();
    return found;
  }
  implement(app, endpoints.read, {
    may: ({ user }) => mayRead(user),
    handle: async ({ path, user, language, request }) =>
      read(await idIn(path.id, { user, language }), { user, language }, request),
  });
  if (!writes) return;
  const { record, mayCreate, mayEdit, mayRemove = mayEdit, written, afterwards } = writes;
  const { create, replace, update, remove } = endpoints;

  if (create)
    implement(app, create, {
      may: ({ user }) => mayCreate(user),
      async handle({ body, user, language, request, reply }) {
        const writer = known({ user, language });
        const id = await record.create(db, body as never, writer, keyOf(request));
        reply.code(201);
        return read(id, writer, request) as never;
      },
    });

  const changeBy =
    (change: typeof record.update | typeof record.replace) =>
    async ({ path, body, user, language, request }: Call<OneEndpoint>) => {
      const writer = known({ user, language });
      const id = recordId(path.id);
      const left = await change(db, id, body as never, writer, seenBy(request));
      if (left !== undefined) await afterwards?.(left);
      return read(id, writer, request);
    };
  const may = ({ user }: { user: Caller }) => mayEdit(user);
  if (update) implement(app, update as OneEndpoint, { may, handle: changeBy(record.update) });
  if (replace) implement(app, replace as OneEndpoint, { may, handle: changeBy(record.replace) });

  if (remove)
    implement(app, remove as OneEndpoint, {
      record: ({ path, user, language, request }) => find(db, recordId(path.id), { user, language }, request),
      may: ({ user }, found) => mayRemove(user, found && written?.(found)),
      async handle({ path, user, language, request, reply }) {
        await record.remove(db, recordId(path.id), known({ user, language }), seenBy(request));
        reply.code(204);
        return undefined;
      },
    });
}

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function known({ user, language }: Reader): Writer {
  if (!user) throw notSignedIn();
  return { user, language };
}
