import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askBroker, type Broker } from './broker.ts';
import type { Verdict } from './verify.ts';

/** A pact that a broker asks a provider to be held to. */
export interface AskedPact {
  /** Where it is kept here, whole path. */
  file: string;
  /** It was never kept yet: a break of it must not stop the provider's own work. */
  isPending: boolean;
  /** Where its result goes. */
  results: string;
}

interface Linked {
  _links: Record<string, { href: string } | undefined>;
}

interface ForVerification {
  _embedded: { pacts: (Linked & { verificationProperties?: { pending?: boolean } })[] };
}

const path = (...parts: string[]) => parts.map((part) => `/${encodeURIComponent(part)}`).join('');

/**
 * The pacts that a provider has to keep, written to a folder: of the consumers' main branches, of the branch of the same name, and
 * of what is deployed. https://docs.pact.io/pact_broker/advanced_topics/api_docs
 */
export async function pactsFromBroker(
  broker: Broker,
  provider: string,
  branch: string,
  folder: string,
): Promise<AskedPact[]> {
  const body = {
    consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
    includePendingStatus: true,
    providerVersionBranch: branch,
  };
  const asked = (await askBroker(broker, `/pacts${path('provider', provider)}/for-verification`, {
    method: 'POST',
    body,
  })) as ForVerification;
  return Promise.all(
    asked._embedded.pacts.map(async ({ _links: { self }, verificationProperties }, index) => {
      const pact = (await askBroker(broker, self?.href ?? '')) as Linked;
      const file = join(folder, `${provider}-${index}.json`);
      writeFileSync(file, JSON.stringify(pact));
      return {
        file,
        isPending: verificationProperties?.pending ?? false,
        results: pact._links['pb:publish-verification-results']?.href ?? '',
      };
    }),
  );
}

/** Which version of a provider was tried. */
export interface ProviderVersion {
  name: string;
  version: string;
  branch: string;
  buildUrl?: string | undefined;
}

/** Makes a version of a provider known to a broker, with its branch, before its results come. */
export async function announce(broker: Broker, { name, version, branch }: ProviderVersion): Promise<void> {
  const address = `${path('pacticipants', name)}${path('branches', branch)}${path('versions', version)}`;
  await askBroker(broker, address, { method: 'PUT', body: {} });
}

/** Tells a broker what became of a pact. Known faults of the provider are broken promises all the same. */
export async function publishResult(
  broker: Broker,
  { version, buildUrl }: ProviderVersion,
  { results }: AskedPact,
  verdicts: readonly Verdict[],
): Promise<void> {
  const body = {
    success: verdicts.every(({ isKept }) => isKept),
    providerApplicationVersion: version,
    ...(buildUrl && { buildUrl }),
    testResults: verdicts.map(({ description, isKept, problems }) => ({
      interactionDescription: description,
      success: isKept,
      ...(!isKept && { mismatches: problems.map((problem) => ({ description: problem })) }),
    })),
  };
  await askBroker(broker, results, { method: 'POST', body });
}

export interface Deployment {
  pacticipant: string;
  version: string;
  environment: string;
}

/** Whether a version may be deployed, by what the broker knows; unknown (`undefined`) while a result is missing. */
export async function canIDeploy(
  broker: Broker,
  { pacticipant, version, environment }: Deployment,
): Promise<{ isDeployable: boolean | undefined; reason: string }> {
  const query = new URLSearchParams({ pacticipant, version, environment });
  const { summary } = (await askBroker(broker, `/can-i-deploy?${query}`)) as {
    summary: { deployable: boolean | null; reason: string };
  };
  return { isDeployable: summary.deployable ?? undefined, reason: summary.reason };
}
