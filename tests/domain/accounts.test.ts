import { describe, expect, it } from 'vitest';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { isAllowedDomain } from '#contracts/allowedDomain.ts';
import { ApiError } from '#contracts/errors.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { fieldErrors } from '#src/domain/fieldErrors.ts';
import { wayBack } from '#src/domain/wayBack.ts';
import { changedProfile } from '#src/screens/account/DetailsScreen/profileFields.ts';
import { isEmail, strengthOf } from '#src/screens/account/form/rules.ts';
import {
  choicesOf,
  selectionOf,
  withKind,
  withRecord,
} from '#src/screens/account/NotificationsScreen/selection.ts';
import {
  EMPTY_REGISTRATION,
  registrationBody,
  validateRegistration,
} from '#src/screens/account/RegisterScreen/validate.ts';

describe('a password', () => {
  it.each([
    ['Sunrise-4-all', []],
    ['sunrise-4-all', ['upperCase']],
    ['SUNRISE-4-ALL', ['lowerCase']],
    ['Sunrise-for-all', ['digit']],
    ['Sunrise4all', ['symbol']],
    ['Su-4', ['length']],
    ['12345678', ['lowerCase', 'upperCase', 'symbol']],
    ['P@ssw0rd', ['uncommon']],
    ['Nadia-2026!', ['unlikeOwner']],
    ['kArKi.x-2026', ['unlikeOwner']],
    ['Example-2026', []],
    ['Ωmega-4-all', []],
  ])('%s breaks %j', (password, rules) => {
    expect(brokenPasswordRules(password, ['Nadia', 'nadia.karki@example.org'])).toEqual(rules);
  });

  it('may hold a name too short to tell', () => {
    expect(brokenPasswordRules('Liberty-4-all', ['Li'])).toEqual([]);
  });

  it.each([
    ['weak', 'weak'],
    ['Sun-4-al', 'fair'],
    ['Sunrise-4-all', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password, [])).toBe(strength);
  });
});

describe('a domain', () => {
  const listed = [
    { domain_name: 'IFRC.org', is_active: true },
    { domain_name: 'old.example', is_active: false },
    { domain_name: 'plain.example' },
  ];
  it.each([
    ['a@ifrc.org', true],
    ['a@IFRC.ORG', true],
    ['"a@ifrc.org"@evil.example', false],
    ['a@ifrc.org@evil.example', false],
    ['a@evil.example@ifrc.org', true],
    ['a@sub.ifrc.org', false],
    ['a@old.example', false],
    ['a@plain.example ', true],
    ['@ifrc.org', false],
    ['ifrc.org', false],
    ['', false],
  ])('of "%s": %s', (email, expected) => {
    expect(isAllowedDomain(email, listed)).toBe(expected);
  });
});

it.each([
  ['a@b.org', true],
  [' a@b.org ', true],
  ['a@b', false],
  ['a b@c.org', false],
  ['a@@b.org', false],
  ["o'neil+go@ifrc.org", true],
  ['b,c@ifrc.org', false],
  ['x:y@ifrc.org', false],
  ['x;y@ifrc.org', false],
  ['<a@ifrc.org', false],
  ['(a)b@ifrc.org', false],
  ['"a"@ifrc.org', false],
  ['a\\b@ifrc.org', false],
  ['a..b@ifrc.org', false],
  ['a@ifrc,org.example', false],
])('"%s" is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it.each([
  ['/emergencies/1/details?tab=a#b', '/emergencies/1/details?tab=a#b'],
  ['/..//evil.example', '/evil.example'],
  ['//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('from the login %s leads to %s', (next, path) => {
  expect(wayBack(next, 'https://go.example.org')).toBe(path);
});

describe('a registration', () => {
  const texts = { missing: 'missing', wrongEmail: 'wrong', mismatch: 'mismatch', tooWeak: 'weak' };

  it('needs its fields, and a justification where the domain is not known', () => {
    const errors = validateRegistration(EMPTY_REGISTRATION, true, texts);
    expect(Object.keys(errors).sort()).toEqual(
      Object.keys(EMPTY_REGISTRATION)
        .filter((name) => !['department', 'position', 'phone_number'].includes(name))
        .sort(),
    );
    expect(validateRegistration(EMPTY_REGISTRATION, false, texts)).not.toHaveProperty('justification');
  });

  it('is sent trimmed, without what is empty, the password as it is', () => {
    const values = { ...EMPTY_REGISTRATION, first_name: ' Nadia ', password: ' s ', country: '123' };
    expect(registrationBody(values)).toEqual({ first_name: 'Nadia', password: ' s ', country: 123 });
  });
});

describe('a profile', () => {
  const before = {
    first_name: 'Mira',
    last_name: 'Tamang',
    country: '123',
    city: 'Kathmandu',
    org_type: 'NTLS',
    org: 'Nepal Red Cross Society',
    department: '',
    position: 'Officer',
    phone_number: '',
  };

  it('is changed by what was touched alone', () => {
    expect(changedProfile(before, before)).toEqual({});
    expect(changedProfile(before, { ...before, first_name: 'Mirabel ' })).toEqual({ first_name: 'Mirabel' });
    expect(
      changedProfile(before, { ...before, country: '14', position: '', org: '', phone_number: '+1' }),
    ).toEqual({ profile: { country: 14, position: null, org: '', phone_number: '+1' } });
  });

  it('keeps its country and kind of organization when these are emptied', () => {
    expect(changedProfile(before, { ...before, country: '', org_type: '' })).toEqual({});
  });
});

it('tells the errors of a refusal by field, however deep', () => {
  const error = new ApiError({
    kind: 'server',
    message: 'no',
    debugMessage: '',
    formErrors: { email: ['Taken.', 'Wrong.'], profile: { city: 'Long.' }, non_field_errors: ['No.'] },
  });
  expect(fieldErrors(error)).toEqual({ email: 'Taken. Wrong.', city: 'Long.' });
  expect(fieldErrors(new Error('offline'))).toEqual({});
});

describe('subscriptions', () => {
  const subscription = [
    { rtype: 11 },
    { rtype: 4, country: 123 },
    { rtype: 4, country: 14 },
    { rtype: 8, event: 1050 },
    { rtype: 0 },
  ];
  const selection = selectionOf({ subscription } as unknown as UserProfile);

  it('are read by kind and sent one by one', () => {
    expect(selection).toEqual({ weeklyDigest: true, country: [123, 14], followedEvent: [1050] });
    expect(choicesOf(selection)).toEqual([
      { type: 'weeklyDigest', value: true },
      { type: 'country', value: 123 },
      { type: 'country', value: 14 },
      { type: 'followedEvent', value: 1050 },
    ]);
  });

  it('are switched on and off', () => {
    const changed = withKind(withRecord(selection, 'country', 123, false), 'weeklyDigest', false);
    expect(choicesOf(withRecord(changed, 'region', 2, true))).toEqual([
      { type: 'country', value: 14 },
      { type: 'followedEvent', value: 1050 },
      { type: 'region', value: 2 },
    ]);
  });
});
