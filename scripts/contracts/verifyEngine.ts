import engine from '@pact-foundation/pact-core';
import type { EngineAnswer, EngineJob } from './engine.ts';

/**
 * Tries one promise after the other for the process that forked this one, and sends it the engine's report of each, or the
 * text of what kept the engine from running. Ends with that process.
 */
process.on('message', async (job: EngineJob) => {
  process.send?.(await answerTo(job));
});
process.on('disconnect', () => process.exit());

async function answerTo({ file, url, states, limitMs }: EngineJob): Promise<EngineAnswer> {
  const verified = engine.verifyPacts({
    providerBaseUrl: url,
    pactUrls: [file],
    logLevel: 'error',
    timeout: limitMs,
    ...(states && { providerStatesSetupUrl: states, providerStatesSetupTeardown: true }),
  });
  // A broken promise rejects, and the error's message is the same report.
  const report = await verified.catch(({ message }: Error) => message);
  try {
    return { report: JSON.parse(report as string) };
  } catch {
    return { complaint: report as string };
  }
}
