import * as z from 'zod/mini';
import { AppConfig } from '#contracts/appConfig.ts';

/** Who is verified. `isOwn`: an embedded API of this project, wherever it runs. */
export interface Provider {
  name: string;
  version: string;
  isOwn: boolean;
}

/** Who answers at an address, and which version: the embedded API serves its configuration too; of another API `version` tells. */
export async function whoAnswers(url: string, version?: string): Promise<Provider> {
  const own = z.safeParse(AppConfig, await configOf(url));
  if (own.success) return { name: 'embedded API', version: version ?? own.data.version, isOwn: true };
  return { name: 'go-api', version: version ?? 'unknown', isOwn: false };
}

async function configOf(url: string): Promise<unknown> {
  try {
    return await (await fetch(`${url}/config.json`, { signal: AbortSignal.timeout(5_000) })).json();
  } catch {
    return undefined;
  }
}
