import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedInUser } from './users.ts';

/**
 * Addresses of files that a browser can open by itself, where it sends no token: they say for whom they were made and until
 * when, and are signed. Whoever opens one is asked about as that person, every time. The key lies in the database: an address
 * is good at every process, and after a restart.
 */
export const FILE_LINK_KEY = 'file links';
/** A working day: a page stays open that long. In ms. */
const VALID_MS = 8 * 60 * 60_000;
/** Within it the same file has the same address for the same reader, and an unchanged answer stays unchanged. In ms. */
const ROUND_TO_MS = 60 * 60_000;
const FOR_VISITORS = 0;

/** What an address says after the question mark. `file` tells it from all files of other kinds: `report 7`. */
export function signLink(key: Buffer, file: string, user: SignedInUser | undefined, now: number): string {
  const reader = user?.id ?? FOR_VISITORS;
  const until = Math.ceil((now + VALID_MS) / ROUND_TO_MS) * ROUND_TO_MS;
  return `for=${reader}&until=${until}&signature=${signatureOf(key, file, reader, until)}`;
}

/** The id of whoever the address was made for, 0 for a visitor; undefined when it is not ours or its time is over. */
export function readerOfLink(
  key: Buffer,
  file: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): number | undefined {
  const reader = Number(query.for);
  const until = Number(query.until);
  if (!Number.isInteger(reader) || !Number.isInteger(until) || until < now) return undefined;
  const expected = Buffer.from(signatureOf(key, file, reader, until));
  const given = Buffer.from(String(query.signature));
  return given.length === expected.length && timingSafeEqual(given, expected) ? reader : undefined;
}

function signatureOf(key: Buffer, file: string, reader: number, until: number) {
  return createHmac('sha256', key).update(`${file} ${reader} ${until}`).digest('base64url');
}
