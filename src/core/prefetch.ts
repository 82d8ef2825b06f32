import type { AppConfig } from '#contracts/appConfig.ts';
import type { Requests } from './requests.ts';
import type { Address } from './routes/index.ts';

/** Starts the calls that a screen shows the answers of. `now`: by the app's clock. */
export type Prefetch = (requests: Requests, address: Address, config: AppConfig, now: Date) => void;

/** Several as one: a tab that is opened first is drawn once, with the frame around it. */
export const together =
  (...prefetches: readonly Prefetch[]): Prefetch =>
  (...given) => {
    for (const prefetch of prefetches) prefetch(...given);
  };
