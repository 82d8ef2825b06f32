import type { TestProject } from 'vitest/node';
import { bundleServer } from './serverBundle.ts';
import { ensureTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that `startProcess` has Node run. */
    server: string;
  }
}

/** Before the provider's tests: seeds the template once, so that no test waits for another's seeding, and bundles the server. */
export default async function setup(project: TestProject): Promise<() => void> {
  await ensureTemplate('pglite');
  if (project.name === 'provider-postgresql') await ensureTemplate('postgresql');
  const { file, remove } = await bundleServer(project.name);
  project.provide('server', file);
  project.onTestsRerun(async () => {
    await bundleServer(project.name);
  });
  return remove;
}
