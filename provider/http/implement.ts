import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, PathParameter, QueryOf } from '#contracts/defineEndpoint.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Room } from '#provider/database/room.ts';
import type { DrefTranslations } from '#provider/records/drefTranslation.ts';
import type { LearningSummaries } from '#provider/records/learningSummaries.ts';
import { hashToken } from '#provider/security/tokens.ts';
import { findSession, type SignedInUser } from '#provider/security/users.ts';
import { type ErrorShape, forbidden, invalidToken, notFound, notSignedIn } from './errors.ts';
import { answerOf, sendKept } from './keptAnswer.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { negotiateLanguage } from './language.ts';
import { originOf } from './media.ts';
import { parseBody, parseQuery } from './parse.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    /** E-mail domain whose owners are federation admins; empty for none. */
    federationDomain: string;
    /** Where files are kept that people attach. */
    filesFolder: string;
    /** Where people reach the service, without a slash at the end; empty where nobody said. */
    publicUrl: string;
    /** What addresses of files are signed with, see `fileLinks.ts`. */
    fileLinkKey: () => Promise<Buffer>;
    /** Translates DREFs in the background. */
    drefTranslations: DrefTranslations;
    /** Writes summaries of operational learnings in the background. */
    learningSummaries: LearningSummaries;
    /** Whether what people write can be stored. */
    room: Room;
    /** What was answered and is true still. */
    kept: KeptAnswers;
    /** What has been implemented, so that a wrong method can be told from a wrong path. */
    implemented: { method: string; pattern: RegExp }[];
  }
  interface FastifyContextConfig {
    errorShape?: ErrorShape;
  }
}

/** A call as its handler gets it: checked, and with its caller known. */
export interface Call<E extends Endpoint> {
  /** Texts of the path, decoded; `recordId` makes a number of one. */
  path: Record<PathParameter<E['path']>, string>;
  query: QueryOf<E>;
  body: E['body'] extends z.core.$ZodType ? z.output<E['body']> : undefined;
  /** Undefined for a visitor. */
  user: SignedInUser | undefined;
  /** For names: the reader's language, English where the endpoint says so. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is known of a call before its query and body are read. */
export type Asked<E extends Endpoint> = Pick<Call<E>, 'path' | 'user' | 'language' | 'request'>;

export interface Implementation<E extends Endpoint, Answer, Kept> {
  /** The record that a permission looks at; undefined where it is missing or hidden from the caller, who then gets 404. */
  record?: (asked: Asked<E>) => Promise<Kept | undefined>;
  /** Who may call, by a rule of `rules/`: false answers 401 to visitors and 403 to others. @default everybody */
  may?: (asked: Asked<E>, record: Kept | undefined) => boolean;
  /** It is a call that reads and yet begins something, so that it is made every time. @default false */
  isWork?: boolean;
  /** Names those who get the same answer to this call, for one that everybody may make. @default each reader for themselves */
  audience?: (user: SignedInUser | undefined, request: FastifyRequest) => string | undefined;
  /** The answer; it may hold more than the endpoint's schema names, and be JSON in pieces already. Throws `HttpError`. */
  handle(call: Call<E>): Promise<Answer | JsonPieces> | Answer;
}

/** An answer that takes turns with others while it is made: its text, in pieces. */
export class JsonPieces {
  readonly pieces: readonly (string | Buffer)[];

  constructor(pieces: readonly (string | Buffer)[]) {
    this.pieces = pieces;
  }
}

/**
 * Serves an endpoint as it is declared: path (with and without a slash at the end), query, body, token and language, with
 * errors in the endpoint's shape. A wrong or expired token answers 401 even where none is needed, except on authentication
 * calls, which ignore it.
 */
export function implement<E extends Endpoint, Answer extends z.input<E['answer']>, Kept = never>(
  app: FastifyInstance,
  endpoint: E,
  { record: find, may = () => true, isWork = false, audience, handle }: Implementation<E, Answer, Kept>,
): void {
  const url = endpoint.path.replace(/\/$/, '');
  app.implemented.push({ method: endpoint.method, pattern: patternOf(url) });
  const isOpen = endpoint.isSecret && endpoint.token !== 'required';
  const isKept = endpoint.method === 'GET' && endpoint.content === 'json' && !endpoint.isSecret && !isWork;
  const language = (request: FastifyRequest) => languageOf(endpoint, request);

  async function answerTo(user: SignedInUser | undefined, request: FastifyRequest, reply: FastifyReply) {
    // The path's text gives these names: Fastify read it by the same template.
    const asked = { path: pathOf(request), user, language: language(request), request } as Asked<E>;
    const refuseUnless = (isAllowed: boolean) => {
      if (!isAllowed) throw user ? forbidden() : notSignedIn();
    };
    refuseUnless(may(asked, undefined));
    if (find) {
      const record = await find(asked);
      if (!record) throw notFound();
      refuseUnless(may(asked, record));
    }
    const call = {
      ...asked,
      query: parseQuery(endpoint.query, request.query),
      body: parseBody(endpoint.body, request.body),
      reply,
    };
    // The schemas that have just parsed the three parts are those that the type is made of.
    return handle(call as Call<E>);
  }

  /** What an answer goes by, beside the state of the database: who asks, in which language, and for what. */
  async function keptAnswerTo(request: FastifyRequest, reply: FastifyReply) {
    const { kept } = app;
    const state = await kept.state();
    const user = await authenticateIn(app, state, request);
    if (!user && endpoint.token === 'required') throw notSignedIn();
    const reader = audience?.(user, request) ?? user?.id ?? null;
    const names = [state, reader, language(request), originOf(request), request.url];
    const answer = await kept.find(names, async () => {
      const made = await answerTo(user, request, reply);
      return answerOf(made instanceof JsonPieces ? made.pieces : [JSON.stringify(made)]);
    });
    return sendKept(request, reply, answer);
  }

  app.route({
    method: endpoint.method,
    url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { errorShape: errorShapeOf(endpoint) },
    async handler(request, reply) {
      // What is one person's own, or opens their account, stays on no disk of a shared computer.
      if (endpoint.isSecret || endpoint.token === 'required') reply.header('Cache-Control', 'no-store');
      if (isKept) return keptAnswerTo(request, reply);
      const user = isOpen ? undefined : await authenticate(app, request);
      if (!user && endpoint.token === 'required') throw notSignedIn();
      return answerTo(user, request, reply);
    },
  });
}

function patternOf(url: string) {
  const escaped = url.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

function errorShapeOf({ api, interactions }: Endpoint): ErrorShape {
  if (api === 'risk') return 'risk';
  return interactions.some(({ errorShape }) => errorShape === 'legacy') ? 'legacy' : 'standard';
}

function pathOf(request: FastifyRequest) {
  const path = request.params as Record<string, string>;
  if (Object.values(path).some((text) => text.includes('\0'))) throw notFound();
  return path;
}

function languageOf({ language }: Endpoint, request: FastifyRequest): Language {
  return language === 'english' ? DEFAULT_LANGUAGE : negotiateLanguage(request.headers['accept-language']);
}

/** What the header `Authorization: Token <token>` holds; empty without one, or with another scheme. */
export function tokenOf(request: FastifyRequest): string {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').trim().split(/\s+/);
  return scheme.toLowerCase() === 'token' ? token : '';
}

/** Whoever the header `Authorization: Token <token>` names; undefined without one, or with another scheme. */
export async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const token = givenToken(request);
  if (token === undefined) return undefined;
  const session = await sessionOf(app, token, request);
  if (!session) throw invalidToken();
  return session.user;
}

/** The same for a call that only reads, of what was found in this state of the database if it was asked for before. */
async function authenticateIn(app: FastifyInstance, state: string, request: FastifyRequest) {
  const token = givenToken(request);
  if (token === undefined) return undefined;
  const session = await app.kept.find([state, 'session', hashToken(token)], async () => {
    const found = await sessionOf(app, token, request);
    if (!found) throw invalidToken();
    return found;
  });
  if (session.expiresAt <= Date.now()) throw invalidToken();
  return session.user;
}

/** Empty where it is none; undefined without one, or with another scheme. */
function givenToken(request: FastifyRequest): string | undefined {
  const [scheme = '', token = '', ...rest] = (request.headers.authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'token') return undefined;
  return rest.length === 0 ? token : '';
}

function sessionOf({ db, federationDomain }: FastifyInstance, token: string, { method }: FastifyRequest) {
  const isRead = method === 'GET' || method === 'HEAD';
  return token === '' ? undefined : findSession(db, token, federationDomain, { isRead });
}
