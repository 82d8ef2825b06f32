import type { AppConfig } from '#contracts/appConfig.ts';

/** What records errors and sessions. Loaded after the reader's consent, and only where an address to report to is set. */
export interface Monitoring {
  start(): void;
  /** Records nothing more: the consent was taken back. */
  stop(): void;
  /** Reports an error that the app has caught itself; nothing without consent. */
  report(error: unknown): void;
}

/** `token`: whatever is struck out of everything sent. Source: product specification, sections 1 and 9. */
export function createMonitoring(config: AppConfig, token: () => string | undefined): Monitoring {
  let recording: Promise<Pick<Monitoring, 'stop' | 'report'>> | undefined;
  // A failure to load concerns nobody: the app works without.
  const ignore = () => {};
  return {
    start() {
      if (!config.sentryDsn || recording) return;
      recording = import('./sentry.ts').then(({ startSentry }) => startSentry(config, token));
      recording.catch(ignore);
    },
    stop() {
      recording?.then(({ stop }) => stop()).catch(ignore);
      recording = undefined;
    },
    report(error) {
      recording?.then(({ report }) => report(error)).catch(ignore);
    },
  };
}
