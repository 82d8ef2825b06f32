import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { askBroker, type Broker, brokerOf } from '#scripts/contracts/broker.ts';
import {
  announce,
  canIDeploy,
  type ProviderVersion,
  pactsFromBroker,
  publishResult,
} from '#scripts/contracts/brokerPacts.ts';
import { type Publication, publicationOf, publish } from '#scripts/contracts/publish.ts';
import { startBroker } from '../support/broker.ts';

/**
 * Every call that is made of a broker: of a real one with `GO_REAL_BROKER=1` and the address of one that may be written to
 * (`PACT_BROKER_BASE_URL`), else of the one that stands in for it.
 */
let broker: Broker;
beforeAll(async () => {
  if (process.env.GO_REAL_BROKER) {
    broker = brokerOf(process.env);
    const body = { name: 'production', displayName: 'Production', production: true };
    if (!(await environments()).some(({ name }) => name === 'production'))
      await askBroker(broker, '/environments', { method: 'POST', body });
    return;
  }
  const standIn = await startBroker();
  broker = standIn;
  return standIn.close;
});

interface Environments {
  _embedded?: { environments: { uuid: string; name: string }[] };
}

async function environments() {
  const { _embedded } = (await askBroker(broker, '/environments')) as Environments;
  return _embedded?.environments ?? [];
}

const PROVIDERS = ['go-api', 'go-api-extensions', 'risk-api'];

/** The pacts under a version, each with content of its own: a broker remembers the results of what it has seen before. */
function publicationOfOwn(version: string): Publication {
  const publication = publicationOf({ version, branch: 'main', buildUrl: 'https://ci.example/7' });
  const own = (content: string) => {
    const pact = JSON.parse(Buffer.from(content, 'base64').toString());
    const [first] = pact.interactions;
    const interactions = [{ ...first, description: `${first.description} ${version}` }];
    return Buffer.from(JSON.stringify({ ...pact, interactions })).toString('base64');
  };
  const contracts = publication.contracts.map((one) => ({ ...one, content: own(one.content) }));
  return { ...publication, contracts };
}

/** Takes its pacts as a provider does, and hands back a verdict on each. */
async function verified({ name, version, branch }: ProviderVersion, isKept: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'broker-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await announce(broker, { name, version, branch });
  const pacts = await pactsFromBroker(broker, name, branch, folder);
  for (const pact of pacts) {
    const problems = isKept ? [] : ['status: promised 200, got 500'];
    const verdict = { description: 'a request for the list of regions', isKept, problems, ms: 5 };
    await publishResult(broker, { name, version, branch }, pact, [verdict]);
  }
  return pacts.map(({ file, isPending }) => ({
    isPending,
    provider: JSON.parse(readFileSync(file, 'utf8')).provider.name,
  }));
}

async function deployed(name: string, version: string) {
  const production = (await environments()).find((one) => one.name === 'production');
  const address = `/pacticipants/${name}/versions/${version}/deployed-versions/environment/${production?.uuid}`;
  await askBroker(broker, address, { method: 'POST', body: {} });
}

it('says yes once all results are there, and no once one of them is not what was promised', async () => {
  const version = randomUUID();
  const asked = { pacticipant: 'go-web-app', version, environment: 'production' };
  await publish(broker, publicationOfOwn(version));
  expect(await canIDeploy(broker, asked)).toEqual({
    isDeployable: undefined,
    reason: expect.stringContaining(`There is no verified pact between version ${version} of go-web-app`),
  });

  const first = `${version}-1`;
  for (const name of PROVIDERS) {
    const taken = await verified({ name, version: first, branch: 'main' }, true);
    expect(taken).toContainEqual({ isPending: expect.any(Boolean), provider: name });
    await deployed(name, first);
  }
  expect(await canIDeploy(broker, asked)).toEqual({
    isDeployable: true,
    reason: 'All required verification results are published and successful',
  });

  const second = `${version}-2`;
  const [again] = await verified({ name: 'risk-api', version: second, branch: 'main' }, false);
  expect(again?.isPending).toBe(false);
  await deployed('risk-api', second);
  expect(await canIDeploy(broker, asked)).toMatchObject({ isDeployable: false });
});

it('is told which environment it does not know', async () => {
  const asked = { pacticipant: 'go-web-app', version: '1', environment: 'nowhere' };
  await expect(canIDeploy(broker, asked)).rejects.toThrow(
    /answered 400: .*with name 'nowhere' does not exist/,
  );
});
