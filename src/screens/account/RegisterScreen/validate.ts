import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { isEmail } from '../form/rules.ts';

/** Every field of a registration, as it is typed. */
export const EMPTY_REGISTRATION = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  country: '',
  city: '',
  organization_type: '',
  organization: '',
  department: '',
  position: '',
  phone_number: '',
  justification: '',
};

export type Registration = typeof EMPTY_REGISTRATION;
export type RegistrationField = keyof Registration;

const NEEDED: readonly RegistrationField[] = [
  'first_name',
  'last_name',
  'email',
  'password',
  'confirm_password',
  'country',
  'city',
  'organization_type',
  'organization',
];

type Texts = Readonly<Record<'missing' | 'wrongEmail' | 'mismatch' | 'tooWeak', string>>;

/** Whose password it is: no part of these may be in it. */
export const ownerOf = ({
  first_name,
  last_name,
  email,
}: Pick<Registration, 'first_name' | 'last_name' | 'email'>) => [first_name, last_name, email];

/** What is wrong with a registration, by field. */
export function validateRegistration(
  values: Registration,
  isJustificationNeeded: boolean,
  texts: Texts,
): Partial<Record<RegistrationField, string>> {
  const needed = isJustificationNeeded ? [...NEEDED, 'justification' as const] : NEEDED;
  const missing = needed.filter((name) => values[name].trim() === '');
  return {
    ...(!isEmail(values.email) && { email: texts.wrongEmail }),
    ...(brokenPasswordRules(values.password, ownerOf(values)).length > 0 && { password: texts.tooWeak }),
    ...(values.confirm_password !== values.password && { confirm_password: texts.mismatch }),
    ...Object.fromEntries(missing.map((name) => [name, texts.missing])),
  };
}

/** What is sent: trimmed, without what was left empty. The password is sent as it was typed. */
export function registrationBody({ confirm_password: _, password, country, ...texts }: Registration) {
  const filled = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(filled), password, country: Number(country) };
}
