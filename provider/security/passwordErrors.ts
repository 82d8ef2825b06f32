import { brokenPasswordRules, PASSWORD_LENGTH, type PasswordRule } from '#rules/passwordRules.ts';

const TEXTS: Record<PasswordRule, string> = {
  length: `Use ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  lowerCase: 'Use at least one lower-case letter.',
  upperCase: 'Use at least one upper-case letter.',
  digit: 'Use at least one digit.',
  symbol: 'Use at least one symbol.',
  unlikeOwner: 'Leave out your name and your email address.',
  uncommon: 'This password is too common.',
};

/** What is wrong with a password, rule by rule; empty for a good one. */
export function passwordErrors(password: string, owner: readonly string[] = []): string[] {
  return brokenPasswordRules(password, owner).map((rule) => TEXTS[rule]);
}
