import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 16 MiB and five passes: about 0.2 s on a server's core. Source: OWASP, password storage. */
const COST = { N: 16_384, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, the last two in base64url: the parameters travel along, so that they can grow. */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive(normalise(password), salt, KEY_BYTES, COST);
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
export const UNMATCHABLE_HASH = encode(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function encode(salt: Buffer, key: Buffer) {
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The same letters typed on different keyboards are the same password. */
function normalise(password: string) {
  return password.normalize('NFKC');
}
