import { EMAIL } from '#contracts/email.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';

/** Something before the @, and a domain with a dot after it. */
export const isEmail = (text: string) => EMAIL.test(text.trim());

/** Characters from which on a password that keeps all rules is called strong. */
const LONG = 12;

export type Strength = 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, roughly. `owner`: names and addresses of whoever it is for. */
export function strengthOf(password: string, owner: readonly string[]): Strength {
  if (brokenPasswordRules(password, owner).length > 0) return 'weak';
  return password.length >= LONG ? 'strong' : 'fair';
}
