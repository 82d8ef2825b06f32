import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '#provider/config.ts';
import type { Connection, Database } from '#provider/database/connect.ts';
import { createMailer, type KeptMail } from '#provider/mail/mailer.ts';
import { buildServer } from '#provider/server.ts';
import type { Translator } from '#provider/translation/translator.ts';
import { copyOfTemplate } from './template.ts';

export const DEMO_PASSWORD = 'GO-demo-2026';

/** Which database this run is on: the project `provider` takes the embedded engine, `provider-postgresql` a server. */
export const ENGINE = process.env.GO_TEST_ENGINE === 'postgresql' ? 'postgresql' : 'pglite';

export interface RequestOptions {
  token?: string;
  language?: string;
  headers?: Record<string, string>;
  /** The caller's address. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The JSON of the answer; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer.
  body: any;
}

/** A seeded API of one's own: nobody else sees what is written to it. */
export interface Api {
  app: FastifyInstance;
  db: Database;
  get(path: string, options?: RequestOptions): Promise<Answer>;
  /** Sends `body` as JSON, or as it is when it is text. */
  post(path: string, body: unknown, options?: RequestOptions): Promise<Answer>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<Answer>;
  /** What was mailed, newest first. */
  outbox: readonly KeptMail[];
  /** The token of a demo account. */
  signIn(username: string): Promise<string>;
  /** Listens on a free port and resolves with the address, without a slash at the end. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const open: Api[] = [];

/** Closes what a file's tests have started: `closeApis.ts` calls it after each file. */
export async function closeApis(): Promise<void> {
  for (const api of open.splice(0)) await api.close();
}

interface StartOptions {
  config?: Partial<Config>;
  appFolder?: string;
  translate?: Translator;
  /** Set to false when the caller closes it. @default true */
  isClosedAfterAll?: boolean;
}

/**
 * Starts the API on a fresh copy of the seeded database, in a fraction of a second once the template exists; call it in
 * `beforeAll`. It closes itself after the file's tests.
 */
export async function startApi({
  config = {},
  appFolder,
  translate,
  isClosedAfterAll = true,
}: StartOptions = {}): Promise<Api> {
  const connection = await copyOfTemplate(ENGINE);
  const api = await serve(connection, { ...testConfig(), ...config }, appFolder, translate);
  if (isClosedAfterAll) open.push(api);
  return api;
}

/** The configuration of tests, untouched by the machine's environment. */
export function testConfig(): Config {
  return readConfig({
    APP_ENVIRONMENT: 'testing',
    APP_DEMO_ACCESS: 'everywhere',
    PORT: '0',
    // Names of files are unique: all tests share one folder, as they share the machine.
    GO_FILES_DIR: join(tmpdir(), 'go-test-files'),
  });
}

/** Serves a connection that the caller has opened; closing the API closes it too. */
export async function serve(
  connection: Connection,
  config: Config,
  appFolder?: string,
  translate?: Translator,
): Promise<Api> {
  const mailer = createMailer(config);
  const app = await buildServer({
    db: connection.db,
    config,
    mailer,
    ...(appFolder && { appFolder }),
    ...(translate && { translate }),
  });
  const inject = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload: string | undefined,
    { token, language, headers, from }: RequestOptions = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      ...(from && { remoteAddress: from }),
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Token ${token}` }),
        ...(language && { 'accept-language': language }),
        ...headers,
      },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: jsonOf(response.body),
    };
  };
  const post: Api['post'] = (path, body, options) =>
    inject('POST', path, typeof body === 'string' ? body : JSON.stringify(body), options);
  return {
    app,
    db: connection.db,
    get: (path, options) => inject('GET', path, undefined, options),
    post,
    patch: (path, body, options) => inject('PATCH', path, JSON.stringify(body), options),
    outbox: mailer.outbox ?? [],
    async signIn(username) {
      const { status, body, text } = await post('/get_auth_token', { username, password: DEMO_PASSWORD });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${status} ${text}`);
      return body.token;
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
