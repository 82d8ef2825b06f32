import type { TestProject } from 'vitest/node';
import { ensureTemplate } from './template.ts';

/** Before the provider's tests: seeds the template once, so that no test waits for another's seeding. */
export default async function setup(project: TestProject): Promise<void> {
  await ensureTemplate('pglite');
  if (project.name === 'provider-postgresql') await ensureTemplate('postgresql');
}
