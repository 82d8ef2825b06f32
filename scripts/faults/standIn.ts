import type { IncomingMessage } from 'node:http';
import { allCalls } from './calls.ts';
import type { Answered } from './proxy.ts';

/** The address of a call, whatever its parameters are. */
export const addressOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

const CALLS = allCalls().map(({ endpoint, answer }) => ({
  method: endpoint.method,
  address: addressOf(endpoint.path),
  isOfSomebody: endpoint.token === 'required',
  answer: ofMember(answer),
}));

/** All that can be true of the example of an account is, and a guest could open nothing. */
function ofMember(answer: Answered): Answered {
  const body = answer.body
    .toString()
    .replace('"limit_access_to_guest":true', '"limit_access_to_guest":false');
  return { ...answer, body: Buffer.from(body) };
}

const UNKNOWN: Answered = { status: 404, headers: {}, body: Buffer.alloc(0) };

/**
 * What a deployed app's services are not asked for the sake of a picture: nothing is written there, and what they tell only to who
 * has signed in is the contract's example. Undefined for what every visitor may read, and asks as one.
 */
export function standIn({ method = 'GET', url = '/', headers }: IncomingMessage): Answered | undefined {
  delete headers.authorization;
  const call = CALLS.find((one) => one.method === method && one.address.test(url));
  if (method === 'GET' || method === 'OPTIONS') return call?.isOfSomebody ? call.answer : undefined;
  return call?.answer ?? UNKNOWN;
}
