import { createHash, randomBytes } from 'node:crypto';

/** A token's life from its sign-in. Seven days, in ms. */
export const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 20;

/** 40 random hexadecimal characters: what the caller gets and we forget. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** What is kept of a token. One round is enough: a token is random, so there is nothing to guess. 64 hexadecimal characters. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
