import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { AppProviders } from '#src/app/AppProviders.tsx';
import { createApp } from '#src/app/createApp.ts';

/** What the API answers at a path: JSON with status 200, or another status. */
export type Answers = Readonly<Record<string, { status?: number; json: unknown }>>;

/** Shows a screen inside the real app, in English, on an API that gives these answers; any other path is a 404. */
export async function renderScreen(screen: ReactNode, answers: () => Answers = () => ({})): Promise<void> {
  const apiEndpoint = await serve(answers);
  const app = createApp(
    {
      title: 'GO',
      environment: 'testing',
      apiEndpoint,
      riskApiEndpoint: '',
      federationEmailDomain: '',
      mapStyleUrl: '',
      sentryDsn: '',
      version: 'test',
    },
    'en',
  );
  render(
    <AppProviders app={app}>
      <MemoryRouter>{screen}</MemoryRouter>
    </AppProviders>,
  );
}

/** A real server, so that nothing of ours between the screen and the wire is left out. */
async function serve(answers: () => Answers): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { status = 200, json } = answers()[path] ?? { status: 404, json: { errors: {} } };
    response
      .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(json));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
