import * as Sentry from '@sentry/react';
import type { AppConfig } from '#contracts/appConfig.ts';
import { REPLAY_LIMITS, SAMPLE_RATES, withinLimit } from './limits.ts';
import { scrub, scrubAll } from './scrub.ts';

type TransportOptions = Parameters<typeof Sentry.makeFetchTransport>[0];
type Envelope = Parameters<ReturnType<typeof Sentry.makeFetchTransport>['send']>[0];

/** Records errors, their traces and sessions, texts and entries masked, and strikes out what is left of them before sending. */
export function startSentry(config: AppConfig, token: () => string | undefined) {
  const replay = Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['alt', 'aria-label', 'content', 'href', 'placeholder', 'title', 'value'],
    ...REPLAY_LIMITS,
    // Plain until it is scrubbed; compressed by the transport.
    useCompression: false,
    beforeAddRecordingEvent: withinLimit(),
  });
  Sentry.init({
    dsn: config.sentryDsn,
    environment: config.environment,
    release: config.version,
    ...SAMPLE_RATES,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Another API would have to allow the headers of a distributed trace.
    tracePropagationTargets: [],
    integrations: (standard) => [
      // The console and what was clicked hold names and entries.
      ...standard.filter(({ name }) => name !== 'Console'),
      Sentry.breadcrumbsIntegration({ dom: false }),
      Sentry.browserTracingIntegration(),
      replay,
    ],
    transport: (options) => cleanTransport(options, token),
  });
  return {
    report: (error: unknown) => void Sentry.captureException(error),
    stop() {
      void replay.stop();
      void Sentry.close();
    },
  };
}

/** Sends with fetch what is left after scrubbing. */
function cleanTransport(options: TransportOptions, token: () => string | undefined) {
  const transport = Sentry.makeFetchTransport(options);
  return { ...transport, send: async (envelope: Envelope) => transport.send(await clean(envelope, token())) };
}

async function clean([headers, items]: Envelope, token: string | undefined): Promise<Envelope> {
  const cleaned = await Promise.all(
    (items as [unknown, unknown][]).map(async ([header, payload]) => [
      header,
      typeof payload === 'string' ? await compressed(scrub(payload, token)) : scrubAll(payload, token),
    ]),
  );
  return [headers, cleaned] as unknown as Envelope;
}

/** A recorded session: one line of JSON on the part it is, then its events, which Sentry also reads deflated. */
async function compressed(recording: string): Promise<Uint8Array> {
  const [part = '', ...events] = recording.split('\n');
  const deflated = new Blob([events.join('\n')]).stream().pipeThrough(new CompressionStream('deflate'));
  const whole = new Blob([`${part}\n`, await new Response(deflated).arrayBuffer()]);
  return new Uint8Array(await whole.arrayBuffer());
}
