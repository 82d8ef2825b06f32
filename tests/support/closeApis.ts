import { afterAll } from 'vitest';
import { setPasswordCost } from '#provider/security/passwords.ts';
import { closeApis } from './api.ts';
import { CHEAP_PASSWORDS } from './passwords.ts';

setPasswordCost(CHEAP_PASSWORDS);

// A setup file and not where one is started: a hook that is registered by another hook never runs, and files share their
// modules.
afterAll(closeApis);
