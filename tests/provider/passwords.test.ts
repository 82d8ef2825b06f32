import { afterEach, expect, it } from 'vitest';
import {
  hashPassword,
  PASSWORD_COST,
  setPasswordCost,
  unmatchableHash,
  verifyPassword,
} from '#provider/security/passwords.ts';
import { CHEAP_PASSWORDS } from '#tests/support/passwords.ts';

afterEach(() => setPasswordCost(CHEAP_PASSWORDS));

it('costs what was chosen, written beside the key, and is matched whatever new ones cost', async () => {
  setPasswordCost(PASSWORD_COST);
  const dear = await hashPassword('correct horse');
  expect(dear).toMatch(/^scrypt\$16384\$8\$5\$/);
  setPasswordCost(CHEAP_PASSWORDS);
  expect(await verifyPassword('correct horse', dear)).toBe(true);
  expect(await verifyPassword('wrong horse', dear)).toBe(false);
});

it('asks as much for somebody unknown as for somebody known', () => {
  setPasswordCost(PASSWORD_COST);
  expect(unmatchableHash()).toMatch(/^scrypt\$16384\$8\$5\$/);
});
