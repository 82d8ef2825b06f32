import { readFileSync } from 'node:fs';
import { askBroker, type Broker } from './broker.ts';
import { pactFiles, readPact } from './pacts.ts';
import type { Revision } from './revision.ts';

/** What `POST /contracts/publish` of a Pact Broker takes. */
export interface Publication {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch: string;
  tags: string[];
  buildUrl?: string | undefined;
  contracts: {
    consumerName: string;
    providerName: string;
    specification: 'pact';
    contentType: 'application/json';
    /** Base64. */
    content: string;
  }[];
}

/** All pacts as one publication, with the branch as branch and as tag. */
export function publicationOf({ version, branch, buildUrl }: Revision): Publication {
  const contracts = pactFiles().map((file) => ({ file, pact: readPact(file) }));
  const [first] = contracts;
  if (!first) throw new Error('There is no pact to publish: run npm run contracts:consumer.');
  return {
    pacticipantName: first.pact.consumer.name,
    pacticipantVersionNumber: version,
    branch,
    tags: [branch],
    ...(buildUrl && { buildUrl }),
    contracts: contracts.map(({ file, pact }) => ({
      consumerName: pact.consumer.name,
      providerName: pact.provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: readFileSync(file).toString('base64'),
    })),
  };
}

/** Hands the pacts to a broker. Resolves with what it says; rejects with its refusal. */
export async function publish(broker: Broker, publication: Publication): Promise<string[]> {
  const said = (await askBroker(broker, '/contracts/publish', { method: 'POST', body: publication })) as {
    notices?: { text: string }[];
  };
  return (said.notices ?? []).map(({ text }) => text);
}
