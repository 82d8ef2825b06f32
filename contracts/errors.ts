import * as z from 'zod/mini';
import type { Method } from './defineEndpoint.ts';

/**
 * What can go wrong with a call and what the user is told: the table of product specification section 8, first match
 * wins. The app translates `key`; the English text stands here.
 */
export const ERROR_CATALOGUE = {
  network: {
    message:
      'Cannot connect with the server! Please, make sure you have an active internet connection and try again!',
    formError: 'Network error',
  },
  parse: {
    message: 'There was a problem parsing the response from server',
    formError: 'Response parse error',
  },
  internal: { message: 'Internal server error!' },
  empty: { message: 'Empty error response from server!' },
  forbidden: { message: 'You do not have enough permission to perform this action' },
  tooLarge: { message: 'Your request was refused because the payload was too large' },
  loadFailed: { message: 'Failed to load data' },
  actionFailed: { message: 'Some error occurred while performing this action.' },
} as const satisfies Record<string, { message: string; formError?: string }>;

export type ErrorKey = keyof typeof ERROR_CATALOGUE;

/** Errors by field, nested as the form is; `non_field_errors` concern the form as a whole. Leaves are texts or lists of texts. */
export interface FormErrors {
  readonly [field: string]: string | readonly string[] | FormErrors;
}

/** Body of an error of newer calls. `error_code` 4001 invalid token, 4011 not signed in, 4012 sign-in failed, else the status. */
export const StandardErrorBody = z.object({
  error_code: z.optional(z.int()),
  errors: z.record(z.string(), z.unknown()),
});

/** Body of an error of older calls, the authentication calls among them. */
export const LegacyErrorBody = z.object({ statusCode: z.int(), error_message: z.string() });

interface ApiErrorFacts {
  kind: 'network' | 'parse' | 'server';
  message: string;
  key?: ErrorKey | undefined;
  status?: number | undefined;
  formErrors?: FormErrors | undefined;
  debugMessage: string;
  retryAfterSeconds?: number | undefined;
}

/** A call that failed. `key` is the catalogue's row, missing when the message is the server's own. `debugMessage` holds no secrets. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorFacts['kind'];
  readonly key: ErrorKey | undefined;
  readonly status: number | undefined;
  readonly formErrors: FormErrors;
  readonly debugMessage: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.message);
    this.kind = facts.kind;
    this.key = facts.key;
    this.status = facts.status;
    this.debugMessage = facts.debugMessage;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.formErrors = facts.formErrors ?? { non_field_errors: [formErrorOf(facts)] };
  }
}

function formErrorOf({ key, message }: ApiErrorFacts) {
  const row = key && ERROR_CATALOGUE[key];
  return row && 'formError' in row ? row.formError : message;
}

/** What the catalogue says of an answer outside 2xx: a row, or the server's own words. */
export function explainStatus(
  method: Method,
  status: number,
  body: string,
): { key?: ErrorKey; message: string; formErrors?: FormErrors } {
  if (status >= 500) return row('internal');
  if (body.trim() === '') return row('empty');
  const fallback = row(fallbackKey(method, status));
  const json = parseJson(body);
  const legacy = z.safeParse(LegacyErrorBody, json);
  if (legacy.success) return { message: legacy.data.error_message };
  const standard = z.safeParse(StandardErrorBody, json);
  if (!standard.success) return fallback;
  const formErrors = standard.data.errors as FormErrors;
  const general = textsOf(formErrors.non_field_errors).join(' ');
  return general ? { message: general, formErrors } : { ...fallback, formErrors };
}

function row(key: ErrorKey) {
  return { key, message: ERROR_CATALOGUE[key].message };
}

function fallbackKey(method: Method, status: number): ErrorKey {
  if (method === 'GET') return 'loadFailed';
  if (status === 401) return 'forbidden';
  if (status === 413) return 'tooLarge';
  return 'actionFailed';
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
