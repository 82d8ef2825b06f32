import { beforeAll, expect, it } from 'vitest';
import { OWN_REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { inLanguage } from '#provider/http/errorLanguage.ts';
import { badRequest } from '#provider/http/errors.ts';
import { passwordErrors } from '#provider/security/passwordErrors.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const LANGUAGES = ['fr', 'es', 'ar'] as const;

it.each(LANGUAGES)('says in %s what is wrong with a field report', async (language) => {
  const token = await api.signIn('member');
  const start_date = '0026-11-20T00:00:00.000Z';
  const wrong = { countries: [], dtype: 12, title: '', num_dead: -1, dref: 1, start_date };
  const { body } = await api.post('/api/v2/field-report/', wrong, { token, language });
  const texts = Object.values(body.errors).flat();
  expect(texts.length).toBeGreaterThan(4);
  const english: string[] = [...Object.values(FORM_ERRORS), ...Object.values(OWN_REPORT_ERRORS)];
  for (const text of texts) expect(english).not.toContain(text);
});

it('says what is wrong with an account in the language of the caller', async () => {
  const { body } = await api.post(
    '/register',
    { first_name: 'x'.repeat(151), email: 'nobody', password: '' },
    { language: 'fr' },
  );
  expect(JSON.stringify(body)).toContain('Ce champ est obligatoire.');
  expect(JSON.stringify(body)).not.toMatch(/This field|Enter /);
  const { body: refused } = await api.post(
    '/get_auth_token',
    { username: 'member', password: 'wrong' },
    { language: 'es' },
  );
  expect(refused.error_message).toMatch(/^Nombre de usuario o contraseña incorrectos/);
});

it.each(LANGUAGES)('has every rule of passwords in %s', (language) => {
  expect(brokenPasswordRules('', []).length).toBeGreaterThan(4);
  const texts = [
    ...passwordErrors(''),
    ...passwordErrors('password'),
    ...passwordErrors('ana-1-ANA', ['ana']),
  ];
  const { fields } = inLanguage(badRequest({ password: texts }), language);
  for (const [index, text] of Object.values(fields).flat().entries()) expect(text).not.toBe(texts[index]);
});

it('fills numbers in, goes into nested fields, and leaves alone what it does not know', () => {
  const error = badRequest({ profile: { city: ['Enter 100 characters or fewer.', 'Anything else.'] } });
  expect(inLanguage(error, 'fr').fields).toEqual({
    profile: { city: ['Nombre maximal de caractères : 100.', 'Anything else.'] },
  });
  expect(inLanguage(badRequest('Too many registrations. Try again in 1 minute.'), 'es').message).toBe(
    'Demasiados registros. Vuelva a intentarlo en 1 min.',
  );
});
