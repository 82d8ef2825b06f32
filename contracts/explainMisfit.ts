import type { Endpoint } from './defineEndpoint.ts';
import { noteUnreadable } from './leftOut.ts';
import { describeIssue, type Misfit, misfitsOf } from './misfit.ts';
import { readableRows } from './readableRows.ts';
import type { CallContext, HttpRequest } from './request.ts';
import * as z from './zod.ts';

/** A call, as far as a misfit in its answer tells of it. */
export interface Asked {
  endpoint: Endpoint;
  request: HttpRequest;
  onUnreadable: CallContext['onUnreadable'];
}

/** What is left of the answer, or why nothing is. */
type Explained = { answer: unknown } | { reason: string; misfits?: readonly Misfit[] };

/**
 * What there is to say of an answer that does not fit its contract. One row that does not fit never takes the others down: where the
 * client is told of such, what is left of the list is the answer. A file of its own, fetched when one comes.
 */
export function explainMisfit({ endpoint, request, onUnreadable }: Asked, answer: unknown): Explained {
  const { answer: schema, isSecret, method, path } = endpoint;
  const checked = z.safeParse(schema, answer);
  if (checked.success) return { answer: checked.data };
  const { issues } = checked.error;
  const misfits = misfitsOf(issues, answer);
  const readable = onUnreadable && readableRows(schema, answer, issues);
  if (!readable) {
    const reasons = issues.slice(0, 5).map((issue) => describeIssue(issue, answer, isSecret));
    return { reason: reasons.join('; '), misfits };
  }
  const { rows } = readable;
  const left = z.parse(schema, readable.answer) as object;
  noteUnreadable(left, rows);
  onUnreadable({ call: `${method} ${path}`, url: request.url, rows, misfits });
  return { answer: left };
}
