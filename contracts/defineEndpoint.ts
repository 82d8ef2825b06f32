import type * as z from 'zod/mini';
import type { Extension } from './extensions.ts';
import type { StateValue } from './pact/stateValue.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.core.$ZodType;

/** A kind of records that the app can change, and whose answers are to be asked for again when it does. */
export type Subject =
  | 'activity'
  | 'alertSubscription'
  | 'apiToken'
  | 'dref'
  | 'emergency'
  | 'fieldReport'
  | 'flashUpdate'
  | 'flashUpdateShare'
  | 'localUnit'
  | 'per'
  | 'perDocument'
  | 'project'
  | 'registration'
  | 'subscription';

/** `freshMs` of reference lists, which change with a release rather than in a day: they are fetched once a visit. */
export const WHOLE_VISIT_MS = 24 * 3_600_000;

/** `freshMs` of what is read, left and come back to: within a minute it is asked for again only where the reader has changed it (`touches`). */
export const COMING_BACK_MS = 60_000;

/** `freshMs` of what is written: parts of a page that appear one after the other share it; whoever comes back gets the newest. */
export const SAME_PAGE_MS = 5_000;

/** A call of the API, said once: it types the client, checks answers, makes the pact, and is what `provider/` implements. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** What the call does, as a caller would say it: "the list of emergencies". Heads its interactions in the pact. */
  readonly title: string;
  /** @default 'GET' */
  readonly method: Method;
  /** Path template; placeholders stand in curly braces. */
  readonly path: Path;
  /** Which of the two services answers. @default 'go' */
  readonly api: 'go' | 'risk';
  /** `current` asks for names in the reader's language, `english` always for English. @default by method, see `client.ts` */
  readonly language: 'current' | 'english';
  /** How the body is sent and the answer read. @default 'json' */
  readonly content: 'json' | 'form-data' | 'csv' | 'excel';
  /** `required` answers 401 without a valid token. @default 'optional' */
  readonly token: 'optional' | 'required';
  /** Marks authentication calls, whose body must never show in a debug message. @default false */
  readonly isSecret: boolean;
  /** The part of our own API that the real one lacks. The pact with the real one has nothing of it. */
  readonly extension?: Extension | undefined;
  /** How long an answer is taken for good, in ms, before who comes to show it has it fetched again. @default 0 */
  readonly freshMs: number;
  /** What the answer tells of: once such a record is changed, it is old. @default nothing */
  readonly touches: readonly Subject[];
  /** What a successful call changes. @default nothing */
  readonly changes: readonly Subject[];
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Reads an answer by its schema: `checkInSteps` of those that are long. @default z.parse */
  readonly read?: (answer: Schema, given: unknown) => unknown;
  readonly interactions: readonly Interaction[];
}

/** One promise of the pact: in this state, asked this way, the provider answers with this status. */
export interface Interaction {
  /** Completes the endpoint's title: "filtered by country". */
  readonly title?: string;
  /** Provider states, each with its parameters. Values of `path`, `query`, `body` and `headers` may come from one: `fromState`. */
  readonly given?: readonly (readonly [state: string, parameters?: Readonly<Record<string, JsonValue>>])[];
  readonly path?: Readonly<Record<string, string | number | StateValue>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Beside those that every call has, such as `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string | StateValue>>;
  /** The answer is a list without a record: a page of none, or an empty array. */
  readonly isEmpty?: boolean;
  /** Fields of the answer whose values the state decides: these, and not just values of their type. */
  readonly decided?: Readonly<Record<string, JsonValue>>;
  /** Sends `EXAMPLE_TOKEN`; the state "a user is signed in" makes it valid. */
  readonly isSignedIn?: boolean;
  /** @default 200; any other has the body of its error shape (`errors.ts`). */
  readonly status?: number;
  /** Which of the error shapes the answer has. @default 'standard' */
  readonly errorShape?: 'standard' | 'legacy' | 'risk';
  /** Only our own API promises this. @default the endpoint's */
  readonly extension?: Extension;
}

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

type Declared<Path extends string, Query, Body, Answer extends Schema> = Pick<
  Endpoint<Path, undefined, undefined, Answer>,
  'title' | 'path' | 'answer' | 'interactions'
> &
  Partial<
    Pick<
      Endpoint,
      | 'method'
      | 'api'
      | 'language'
      | 'content'
      | 'token'
      | 'isSecret'
      | 'extension'
      | 'freshMs'
      | 'touches'
      | 'changes'
      | 'read'
    >
  > & {
    query?: Query;
    body?: Body;
  };

/**
 * Declares a call with the defaults of product specification section 7: GET of the main API, JSON, the reader's language
 * for GET and English for all others.
 */
export function defineEndpoint<
  const Path extends string,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(declared: Declared<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  const { method = 'GET' } = declared;
  return {
    method,
    api: 'go',
    language: method === 'GET' ? 'current' : 'english',
    content: 'json',
    token: 'optional',
    isSecret: false,
    freshMs: 0,
    touches: [],
    changes: [],
    ...declared,
    query: declared.query as Query,
    body: declared.body as Body,
  };
}

/** The names in a path template: `'id'` for `/api/v2/event/{id}/`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema
  ? z.output<E['query']>
  : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.input<E['body']> : never;
