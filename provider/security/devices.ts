import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The name of the secret that marks are signed with. */
export const DEVICE_KEY = 'device';
const COOKIE = 'go-device';
/** Of people who share a browser the latest are known. */
const MOST_MARKS = 5;
/** Browsers keep a cookie no longer than 400 days. In seconds. */
const LIFETIME_S = 365 * 24 * 60 * 60;

/** That somebody signed in here before: whose mark it is, when it was made, and a number of its own. */
interface Mark {
  user: number;
  issued: number;
  nonce: string;
}

/**
 * The number of this browser's mark for an account; undefined where it has none. A mark lets nobody in: it only has guesses
 * counted by browser instead of by account, so that strangers cannot keep the owner of an account out. Whoever has no mark of
 * an account, or takes somebody's, gains no more guesses by it than an address has.
 */
export function deviceOf(cookies: string | undefined, key: Buffer, user: number): string | undefined {
  return marksIn(cookies, key).find((mark) => mark.user === user)?.nonce;
}

/** The header that makes a browser known as this account's; those of others stay. It is sent to sign in, and nowhere else. */
export function deviceCookie(
  cookies: string | undefined,
  key: Buffer,
  user: number,
  isSecure: boolean,
): string {
  const nonce = deviceOf(cookies, key, user) ?? randomBytes(12).toString('hex');
  const others = marksIn(cookies, key).filter((mark) => mark.user !== user);
  const marks = [{ user, issued: nowInSeconds(), nonce }, ...others].slice(0, MOST_MARKS);
  const value = marks.map((mark) => `${textOf(mark)}.${signed(mark, key)}`).join('~');
  const parts = [`${COOKIE}=${value}`, 'Path=/get_auth_token', `Max-Age=${LIFETIME_S}`];
  return [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; ');
}

function marksIn(cookies: string | undefined, key: Buffer): Mark[] {
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return (value ?? '')
    .split('~')
    .slice(0, MOST_MARKS)
    .flatMap((text) => markOf(text, key) ?? []);
}

function markOf(text: string, key: Buffer): Mark | undefined {
  const [, user, issued, nonce, signature] =
    /^(\d{1,10})\.(\d{1,12})\.([\da-f]{24})\.([\da-f]{64})$/.exec(text) ?? [];
  if (!user || !issued || !nonce || !signature) return undefined;
  const mark = { user: Number(user), issued: Number(issued), nonce };
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signed(mark, key), 'hex'));
  return isOurs && nowInSeconds() - mark.issued < LIFETIME_S ? mark : undefined;
}

const textOf = ({ user, issued, nonce }: Mark) => `${user}.${issued}.${nonce}`;
const signed = (mark: Mark, key: Buffer) => createHmac('sha256', key).update(textOf(mark)).digest('hex');
const nowInSeconds = () => Math.floor(Date.now() / 1000);
