import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What trying one password costs: memory (`N` times `r` times 128 B), and passes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MiB and five passes: about 0.2 s on a server's core. Source: OWASP, password storage. */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };

let cost = PASSWORD_COST;

/** For tests, which sign in thousands of times. Hashes that are there stay as dear as they are. */
export function setPasswordCost(chosen: PasswordCost): void {
  cost = chosen;
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, the last two in base64url: the parameters travel along, so that they can grow. */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(normalise(password), salt, KEY_BYTES, cost);
  return encode(salt, key);
}

/** Whether a password belongs to a hash, in a time that does not tell how nearly. False for a hash of another form. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(normalise(password), Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}

/** Verifying against it costs what a real hash costs and always fails: unknown users take as long as known ones. */
export const unmatchableHash = (): string => encode(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function encode(salt: Buffer, key: Buffer) {
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The same letters typed on different keyboards are the same password. */
function normalise(password: string) {
  return password.normalize('NFKC');
}
