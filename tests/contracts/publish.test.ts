import { describe, expect, it, onTestFinished } from 'vitest';
import { brokerOf } from '#scripts/contracts/broker.ts';
import { publicationOf, publish } from '#scripts/contracts/publish.ts';
import { revisionOf } from '#scripts/contracts/revision.ts';
import { startProxy } from '#scripts/faults/proxy.ts';
import { startBroker } from '../support/broker.ts';

const release = { version: 'a1b2c3', branch: 'main' };

async function openBroker() {
  const broker = await startBroker();
  onTestFinished(broker.close);
  return broker;
}

it('hands every pact to the broker, with the commit as version and the branch as branch and tag', async () => {
  const broker = await openBroker();
  const publication = publicationOf({ ...release, buildUrl: 'https://ci.example/7' });
  expect(publication).toMatchObject({ tags: ['main'], buildUrl: 'https://ci.example/7' });
  expect(await publish(broker, publication)).toEqual(['Pact successfully published for go-web-app']);
  expect(broker.pacts).toMatchObject(
    ['go-api-extensions', 'go-api', 'risk-api'].map((provider) => ({
      consumer: 'go-web-app',
      version: 'a1b2c3',
      branch: 'main',
      provider,
      content: { provider: { name: provider } },
    })),
  );
});

describe('a failure names the address', () => {
  it('of a broker that refuses, with its own words', async () => {
    const { url } = await openBroker();
    await expect(publish({ url }, publicationOf(release))).rejects.toThrow(
      `The broker at ${url}/contracts/publish answered 401: {"error":"who are you?"}`,
    );
  });

  it('where nobody answers', async () => {
    await expect(publish({ url: 'http://127.0.0.1:1' }, publicationOf(release))).rejects.toThrow(
      /^The broker at http:\/\/127\.0\.0\.1:1\/contracts\/publish does not answer: /,
    );
  });

  it('of what is no broker', async () => {
    const page = await startProxy({ status: 200, headers: {}, body: Buffer.from('') }, (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
    );
    onTestFinished(page.close);
    await expect(publish({ url: page.url }, publicationOf(release))).rejects.toThrow(
      `What answers at ${page.url}/contracts/publish is no Pact Broker: <html>Welcome</html>`,
    );
  });
});

describe('who asks the broker', () => {
  const PACT_BROKER_BASE_URL = 'https://broker.example/';

  it.each([
    ['a token', { PACT_BROKER_TOKEN: 'secret' }, 'Bearer secret'],
    [
      'a name and a password',
      { PACT_BROKER_USERNAME: 'ci', PACT_BROKER_PASSWORD: 'pass' },
      'Basic Y2k6cGFzcw==',
    ],
    ['nobody', {}, undefined],
  ])('is %s', (_, environment, authorization) => {
    expect(brokerOf({ PACT_BROKER_BASE_URL, ...environment })).toEqual({
      url: 'https://broker.example',
      authorization,
    });
  });

  it('has to say where it is', () => {
    expect(() => brokerOf({})).toThrow('Set PACT_BROKER_BASE_URL');
  });
});

describe('the version that is published', () => {
  /** A checkout as git tells of it. */
  const checkout =
    ({ branch = 'HEAD', changed = '' } = {}) =>
    (...[command, option]: string[]) =>
      command === 'status' ? changed : option === '--abbrev-ref' ? `${branch}\n` : 'a1b2c3\n';

  it.each([
    ['GITHUB_REF_NAME', 'main'],
    ['CI_COMMIT_REF_NAME', 'feature/maps'],
    ['BRANCH_NAME', 'PR-7'],
    ['GIT_BRANCH', 'origin/main'],
  ])('has the branch that CI names by %s', (name, branch) => {
    expect(revisionOf({ [name]: branch }, checkout())).toMatchObject({
      version: 'a1b2c3',
      branch: branch.replace('origin/', ''),
    });
  });

  it("takes a pull request's own branch, and where its run is seen", () => {
    const environment = {
      GITHUB_HEAD_REF: 'maps',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'go/app',
      GITHUB_RUN_ID: '9',
    };
    expect(revisionOf(environment, checkout())).toEqual({
      version: 'a1b2c3',
      branch: 'maps',
      buildUrl: 'https://github.example/go/app/actions/runs/9',
    });
  });

  it('is on the branch that is checked out where nobody names another', () => {
    expect(revisionOf({}, checkout({ branch: 'maps' })).branch).toBe('maps');
  });

  it('is never on a branch called HEAD', () => {
    expect(() => revisionOf({}, checkout())).toThrow('No branch is checked out: set GIT_BRANCH');
  });

  it('is never that of a changed working tree', () => {
    expect(() => revisionOf({}, checkout({ branch: 'main', changed: ' M pacts/README.md\n' }))).toThrow(
      'commit first. pacts/README.md',
    );
  });
});
