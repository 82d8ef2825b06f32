import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { publicationOf, publish } from '#scripts/contracts/publish.ts';

const release = { version: 'a1b2c3', branch: 'main' };

/** A broker that takes what it is sent, or refuses it. */
async function broker(status: number, answer: object) {
  const received: { url?: string | undefined; authorization?: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('hands every pact to the broker, with the commit as version and the branch as branch and tag', async () => {
  const { url, received } = await broker(200, { notices: [{ text: 'Pact successfully published' }] });
  expect(await publish({ url, token: 'secret' }, publicationOf(release))).toEqual([
    'Pact successfully published',
  ]);
  expect(received[0]).toMatchObject({ url: '/contracts/publish', authorization: 'Bearer secret' });
  const sent = JSON.parse(received[0]?.body ?? '');
  expect(sent).toMatchObject({
    pacticipantName: 'go-web-app',
    pacticipantVersionNumber: 'a1b2c3',
    branch: 'main',
    tags: ['main'],
  });
  const pacts = sent.contracts.map(({ content }: { content: string }) =>
    JSON.parse(Buffer.from(content, 'base64').toString()),
  );
  expect(pacts.map(({ provider }: { provider: { name: string } }) => provider.name)).toEqual([
    'go-api-extensions',
    'go-api',
    'risk-api',
  ]);
});

it("rejects with the broker's own words when it refuses", async () => {
  const { url } = await broker(401, { error: 'who are you?' });
  await expect(publish({ url, token: undefined }, publicationOf(release))).rejects.toThrow(
    'The broker answered 401: {"error":"who are you?"}',
  );
});
