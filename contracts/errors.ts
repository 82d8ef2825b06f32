import type { Method } from './defineEndpoint.ts';
import type { Misfit } from './misfit.ts';
import * as z from './zod.ts';

/** One row of the catalogue: when it holds, what the user is told, and what a form shows instead of that. */
export interface ErrorRow {
  /** Only for reads (GET), or only for changes (all other methods). */
  readonly only?: 'reads' | 'changes';
  /** First and last status; 0 where there is none outside 2xx: no answer came, or one that is not the one agreed on. */
  readonly status?: readonly [from: number, to: number];
  /** Only when the answer has no body. */
  readonly isEmpty?: boolean;
  readonly message: string;
  /** What stands in a form's `non_field_errors`. @default message */
  readonly formError?: string;
}

/**
 * What can go wrong with a call and what the user is told: the table of product specification section 8. The first row
 * that fits wins; what a server says in words of its own goes before the rows from `forbidden` on. The client, the tests
 * and the documentation read this table; the app translates its keys.
 */
export const ERROR_CATALOGUE = {
  network: {
    status: [0, 0],
    message:
      'Cannot connect with the server! Please, make sure you have an active internet connection and try again!',
    formError: 'Network error',
  },
  parse: {
    status: [0, 0],
    message: 'There was a problem parsing the response from server',
    formError: 'Response parse error',
  },
  internal: {
    status: [500, 599],
    message: 'Internal server error!',
  },
  empty: {
    isEmpty: true,
    message: 'Empty error response from server!',
  },
  forbidden: {
    only: 'changes',
    status: [401, 401],
    message: 'You do not have enough permission to perform this action',
  },
  tooLarge: {
    only: 'changes',
    status: [413, 413],
    message: 'Your request was refused because the payload was too large',
  },
  loadFailed: {
    only: 'reads',
    message: 'Failed to load data',
  },
  actionFailed: {
    only: 'changes',
    message: 'Some error occurred while performing this action.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorKey = keyof typeof ERROR_CATALOGUE;

/** Errors by field, nested as the form is; `non_field_errors` concern the form as a whole. Leaves are texts or lists of texts. */
export interface FormErrors {
  readonly [field: string]: string | readonly string[] | FormErrors;
}

/** What a form can make use of in the body of an error, whatever stands beside it. */
export const ErrorsBody = z.object({ errors: z.record(z.string(), z.unknown()) });

/** Body of an error of older calls, the authentication calls among them. */
export const LegacyErrorBody = z.object({ statusCode: z.int(), error_message: z.string() });

interface ApiErrorFacts {
  kind: 'network' | 'parse' | 'server';
  message: string;
  key?: ErrorKey | undefined;
  status?: number | undefined;
  formErrors?: FormErrors | undefined;
  debugMessage: string;
  retryAfterMs?: number | undefined;
  isPage?: boolean | undefined;
  misfits?: readonly Misfit[] | undefined;
}

/** A call that failed. `key` is the catalogue's row, missing when the message is the server's own. `debugMessage` holds no secrets. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorFacts['kind'];
  readonly key: ErrorKey | undefined;
  readonly status: number | undefined;
  readonly formErrors: FormErrors;
  readonly debugMessage: string;
  readonly retryAfterMs: number | undefined;
  /** Whether a web page came in the place of the answer, as from a network that wants people to sign in first. */
  readonly isPage: boolean;
  /** What of an answer did not fit its contract; none unless that was the failure. */
  readonly misfits: readonly Misfit[];

  constructor(facts: ApiErrorFacts) {
    super(facts.message);
    this.kind = facts.kind;
    this.key = facts.key;
    this.status = facts.status;
    this.debugMessage = facts.debugMessage;
    this.retryAfterMs = facts.retryAfterMs;
    this.isPage = facts.isPage ?? false;
    this.misfits = facts.misfits ?? [];
    this.formErrors = facts.formErrors ?? { non_field_errors: [formErrorOf(facts)] };
  }
}

function formErrorOf({ key, message }: ApiErrorFacts) {
  const row: ErrorRow | undefined = key && ERROR_CATALOGUE[key];
  return row?.formError ?? message;
}

interface Refusal {
  method: Method;
  status: number;
  body: string;
}

/** What the catalogue says of an answer outside 2xx: a row, or the server's own words. */
export function explainRefusal(refusal: Refusal): {
  key?: ErrorKey;
  message: string;
  formErrors?: FormErrors;
} {
  const key = rowOf(refusal);
  const { message } = ERROR_CATALOGUE[key];
  if (key === 'internal' || key === 'empty') return { key, message };
  const json = parseJson(refusal.body);
  const legacy = z.safeParse(LegacyErrorBody, json);
  const read = z.safeParse(ErrorsBody, json);
  const formErrors = read.success ? (read.data.errors as FormErrors) : undefined;
  const ownWords = legacy.data?.error_message || textsOf(formErrors?.non_field_errors).join(' ');
  return { ...(ownWords ? { message: ownWords } : { key, message }), ...(formErrors && { formErrors }) };
}

function rowOf(refusal: Refusal): ErrorKey {
  const rows = Object.entries(ERROR_CATALOGUE) as [ErrorKey, ErrorRow][];
  return rows.find(([, row]) => fits(row, refusal))?.[0] ?? 'actionFailed';
}

function fits({ only, status: [from, to] = [0, 999], isEmpty }: ErrorRow, refusal: Refusal) {
  return (
    (!only || only === (refusal.method === 'GET' ? 'reads' : 'changes')) &&
    refusal.status >= from &&
    refusal.status <= to &&
    (!isEmpty || refusal.body.trim() === '')
  );
}

function textsOf(value: FormErrors[string] | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
