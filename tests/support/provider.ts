import type { TestProject } from 'vitest/node';
import { bundleServer } from './serverBundle.ts';
import { ensureTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that `startProcess` has Node run. */
    server: string;
  }
}

/** Each project has a copy of this file, but not of what is global: one bundle for both databases. */
const shared = globalThis as typeof globalThis & { server?: ReturnType<typeof bundleServer> };

/** Before the provider's tests: seeds the template once, so that no test waits for another's seeding, and bundles the server. */
export default async function setup(project: TestProject): Promise<() => void> {
  await ensureTemplate('pglite');
  if (project.name === 'provider-postgresql') await ensureTemplate('postgresql');
  if (!shared.server)
    project.onTestsRerun(async () => {
      await bundleServer();
    });
  shared.server ??= bundleServer();
  const { file, remove } = await shared.server;
  project.provide('server', file);
  return remove;
}
