import type { FastifyInstance } from 'fastify';
import { DREF_STATES } from '#provider/states/dref.ts';
import type { DrefStage } from '#rules/dref.ts';
import type { Api } from './api.ts';

export const PATHS: Readonly<Record<DrefStage, string>> = {
  application: '/api/v2/dref/',
  update: '/api/v2/dref-op-update/',
  report: '/api/v2/dref-final-report/',
};
const STATES: Readonly<Record<DrefStage, string>> = {
  application: 'a DREF application exists',
  update: 'a DREF operational update exists',
  report: 'a DREF final report exists',
};

/** Far from the ids of the seed. */
let last = 8_000_000;

/** Makes a stage as the states of the pact do, without the steps that lead to it; resolves with its id. */
export async function makeStage(
  { db }: Api,
  stage: DrefStage,
  parameters: Readonly<Record<string, string | number>> = {},
): Promise<number> {
  last += 10;
  const id = Number(parameters.id ?? last);
  await DREF_STATES[STATES[stage]]?.(db, { dref: id + 1, ...parameters, id });
  return id;
}

/** Sends a file for a DREF. */
export async function sendFile(
  app: FastifyInstance,
  content: Buffer,
  name: string,
  { token, language = 'en' }: { token: string; language?: string },
) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name));
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: '/api/v2/dref-files/',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'accept-language': language,
      authorization: `Token ${token}`,
    },
  });
  return { status: response.statusCode, body: response.json() };
}
