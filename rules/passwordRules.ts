/** Characters of which a password needs one. Source: screen facts B6. */
const SYMBOL = /[()[\]{}|\\`~!@#$%^&*_\-+=;:'",<>./?]/;
/** Passwords that guessers try first and that fulfil the other rules; lower case. */
const COMMON: ReadonlySet<string> = new Set([
  'password1!',
  'password123!',
  'p@ssw0rd',
  'p@ssword1',
  'p@ssw0rd1',
  'p@ssw0rd123',
  'passw0rd!',
  'welcome1!',
  'welcome123!',
  'welcome@123',
  'admin123!',
  'admin@123',
  'qwerty123!',
  'qwerty@123',
  'abcd1234!',
  'abc123!@#',
  'letmein1!',
  'redcross1!',
  'redcross123!',
  'test1234!',
  'test@123',
  'changeme1!',
  '1qaz!qaz',
  '1qaz@wsx',
]);
/** A name as short as this may be in a password by chance. In characters. */
const SHORTEST_NAME = 4;
export const PASSWORD_LENGTH = { min: 8, max: 255 } as const;

type Test = (password: string, names: readonly string[]) => boolean;

/** What every password needs; a rule answers whether it is kept. "Not only digits" follows from those for letters. */
const RULES = {
  length: (password) => password.length >= PASSWORD_LENGTH.min && password.length <= PASSWORD_LENGTH.max,
  lowerCase: (password) => /\p{Ll}/u.test(password),
  upperCase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => SYMBOL.test(password),
  unlikeOwner: (password, names) => !names.some((name) => contains(password, name)),
  uncommon: (password) => !COMMON.has(password.toLowerCase()),
} as const satisfies Record<string, Test>;

export type PasswordRule = keyof typeof RULES;
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

/**
 * The same on both sides: which rules a password breaks. `owner`: names and addresses of whoever it is for; of an address only
 * what stands before the @ is theirs, the domain is shared by all who work there.
 */
export function brokenPasswordRules(password: string, owner: readonly string[] = []): PasswordRule[] {
  const names = owner.flatMap((text) =>
    text
      .toLowerCase()
      .replace(/@.*/, '')
      .split(/[\s.]+/),
  );
  return PASSWORD_RULES.filter((rule) => !RULES[rule](password, names));
}

function contains(password: string, name: string) {
  return name.length >= SHORTEST_NAME && password.toLowerCase().includes(name);
}
