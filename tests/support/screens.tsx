import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { AppConfig } from '#contracts/appConfig.ts';
import type { AnswerOf, Endpoint } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { AppProviders } from '#src/app/AppProviders.tsx';
import { createApp } from '#src/app/createApp.ts';
import type { App } from '#src/core/App.ts';
import { createMemoryRouter, type Route, RouterProvider } from '#src/router/index.ts';
import { CONFIG } from '#tests/support/config.ts';
import { late } from '#tests/support/stress.ts';

/**
 * What the API answers at a path: JSON with status 200, or another status. A promise of JSON is an answer that takes its time.
 * `hear` is told of what was sent.
 */
export type Answers = Readonly<
  Record<
    string,
    { status?: number; json: unknown; headers?: Record<string, string>; hear?: (body: unknown) => void }
  >
>;

/** Where and for whom a screen is shown. */
interface Setting {
  /** @default '/' */
  address?: string;
  /** @default 'en' */
  language?: Language;
  config?: Partial<AppConfig>;
  /** Where the clock stands. @default now */
  now?: Date;
  /** Told of each call, by its path and query. */
  hear?: ((url: string) => void) | undefined;
}

/** Shows a screen inside the real app on an API that gives these answers; any other path is a 404. */
export const renderScreen = (
  screen: ReactNode,
  answers?: () => Answers,
  {
    route = '*',
    ...setting
  }: Setting & {
    /** The path of its route, for a screen that reads parameters. @default '*' */
    route?: string;
  } = {},
): Promise<App> => renderPages([{ path: route, element: screen }], answers, setting);

/** The same of screens that stand in others. */
export async function renderPages(
  routes: Route[],
  answers: () => Answers = () => ({}),
  { address = '/', language = 'en', config, now, hear }: Setting = {},
): Promise<App> {
  const apiEndpoint = await serve(answers, hear);
  onTestFinished(() => localStorage.clear());
  const app = createApp({ ...CONFIG, apiEndpoint, ...config }, language, now && (() => now));
  // As the app's own: a form asks it whether it may be left.
  const router = createMemoryRouter(routes, { address });
  // Parts whose code comes with their first use are waited for.
  await act(async () => {
    render(
      <AppProviders app={app}>
        <RouterProvider router={router} />
      </AppProviders>,
    );
  });
  return app;
}

/**
 * What `look` finds, once it does: parts of a page come with their own code, and what they draw with calls of their own. React
 * complains of none of it meanwhile. A limit for a busy machine.
 */
export const eventually = <Found,>(look: () => Found): Promise<Found> => waitFor(look, { timeout: 60_000 });

/** The example of an endpoint's answer that the pact is made of. */
export function exampleAnswer<E extends Endpoint>(endpoint: E): AnswerOf<E> {
  return exampleOf(matcherOf(endpoint.answer)) as AnswerOf<E>;
}

/** A real server, so that nothing of ours between the screen and the wire is left out. */
async function serve(answers: () => Answers, tell: Setting['hear']): Promise<string> {
  const server = createServer(async (request, response) => {
    tell?.(request.url ?? '/');
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const { status = 200, json, headers, hear } = answers()[path] ?? { status: 404, json: { errors: {} } };
    // A browser asks first whether it may send; what is read has no body.
    if (hear && request.method !== 'OPTIONS' && request.method !== 'GET') hear(await readJson(request));
    const body = JSON.stringify(await json);
    await late();
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        ...headers,
      })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
