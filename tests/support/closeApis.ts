import { afterAll } from 'vitest';
import { closeApis } from './api.ts';

// A setup file and not where one is started: a hook that is registered by another hook never runs, and files share their
// modules.
afterAll(closeApis);
