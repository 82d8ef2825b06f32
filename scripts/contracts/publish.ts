import { readFileSync } from 'node:fs';
import { pactFiles, readPact } from './pacts.ts';

export interface Broker {
  /** Without a slash at the end. */
  url: string;
  /** Bearer token; undefined for an open broker. */
  token: string | undefined;
}

/** Which version of the app makes these promises. */
export interface Version {
  /** The git commit. */
  version: string;
  branch: string;
}

/** What `POST /contracts/publish` of a Pact Broker takes. */
export interface Publication {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch: string;
  tags: string[];
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
export function publicationOf({ version, branch }: Version): Publication {
  const contracts = pactFiles().map((file) => ({ file, pact: readPact(file) }));
  const [first] = contracts;
  if (!first) throw new Error('There is no pact to publish: run npm run contracts:consumer.');
  return {
    pacticipantName: first.pact.consumer.name,
    pacticipantVersionNumber: version,
    branch,
    tags: [branch],
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
export async function publish({ url, token }: Broker, publication: Publication): Promise<string[]> {
  const answer = await fetch(`${url}/contracts/publish`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/hal+json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(publication),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The broker answered ${answer.status}: ${text.slice(0, 500)}`);
  return noticesOf(text);
}

function noticesOf(text: string): string[] {
  const { notices = [] } = JSON.parse(text) as { notices?: { text: string }[] };
  return notices.map((notice) => notice.text);
}
