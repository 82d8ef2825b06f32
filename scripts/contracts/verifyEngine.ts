import { Verifier } from '@pact-foundation/pact';
import type { VerifyOptions } from './verify.ts';

/** Verifies one pact and sends the engine's report to the process that forked this one. */
const { file, url, token, states } = JSON.parse(process.argv[2] ?? '') as VerifyOptions & { file: string };

/** Puts the caller's own token in place of the state's, wherever a promise sends one. */
function signIn(request: { headers: { authorization?: string } }, _: unknown, next: () => void) {
  if (request.headers.authorization) request.headers.authorization = `Token ${token}`;
  next();
}

const verifier = new Verifier({
  providerBaseUrl: url,
  pactUrls: [file],
  logLevel: 'error',
  ...(states ? { providerStatesSetupUrl: states, providerStatesSetupTeardown: true } : { stateHandlers: {} }),
  ...(token && { requestFilter: signIn }),
});
// A broken promise rejects, and the error's message is the same report.
const report = await verifier.verifyProvider().catch(({ message }: Error) => message);
process.send?.(JSON.parse(report as string), () => process.exit());
