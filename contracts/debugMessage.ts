import type { Endpoint } from './defineEndpoint.ts';
import type { HttpRequest } from './request.ts';

/** How much of an answer a debug message quotes, in bytes. */
const QUOTED_BYTES = 2_048;

interface Call {
  endpoint: Pick<Endpoint, 'isSecret' | 'path'>;
  request: Pick<HttpRequest, 'method' | 'url'>;
  token: string | undefined;
}

interface Outcome {
  status?: number | undefined;
  reason?: string | undefined;
  answer?: string | undefined;
}

/**
 * What 'Copy error details' copies: method, URL, status, reason and the beginning of the answer. Never headers and never
 * the request's body; of authentication calls neither the values in the address nor the answer, and a token that a server
 * quotes is struck out.
 */
export function debugMessage(
  { endpoint, request, token }: Call,
  { status, reason, answer }: Outcome,
): string {
  const facts = {
    method: request.method,
    url: endpoint.isSecret ? endpoint.path : request.url,
    status,
    reason: reason || undefined,
    answer: endpoint.isSecret || !answer ? undefined : firstBytes(answer),
  };
  const text = JSON.stringify(facts, null, 2);
  return token ? text.replaceAll(token, '[token]') : text;
}

function firstBytes(text: string): string {
  const bytes = new TextEncoder().encode(text.slice(0, QUOTED_BYTES)).slice(0, QUOTED_BYTES);
  // A letter that the limit cuts in two would read as a replacement sign.
  return new TextDecoder().decode(bytes).replace(/\uFFFD$/, '');
}
