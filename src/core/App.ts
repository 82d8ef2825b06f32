import type { Actor } from 'xstate';
import type { AppConfig } from '#contracts/appConfig.ts';
import type { Client } from '#contracts/client.ts';
import type { Language } from '#contracts/languages.ts';
import type { agreementMachine } from '#machines/agreement.ts';
import type { alertsMachine } from '#machines/alerts.ts';
import type { authMachine } from '#machines/auth.ts';
import type { connectivityMachine } from '#machines/connectivity.ts';
import type { cookieBannerMachine } from '#machines/cookieBanner.ts';
import type { languageMachine } from '#machines/language.ts';
import type { navigationMachine } from '#machines/navigation.ts';
import type { Monitoring } from './monitoring/index.ts';
import type { Requests } from './requests.ts';

/** Everything a screen may ask for, made once at start. */
export interface App {
  config: AppConfig;
  language: Language;
  client: Client;
  monitoring: Monitoring;
  requests: Requests;
  /** The clock that pages go by. */
  now: () => Date;
  actors: {
    agreement: Actor<typeof agreementMachine>;
    auth: Actor<typeof authMachine>;
    alerts: Actor<typeof alertsMachine>;
    connectivity: Actor<typeof connectivityMachine>;
    cookieBanner: Actor<typeof cookieBannerMachine>;
    language: Actor<typeof languageMachine>;
    navigation: Actor<typeof navigationMachine>;
  };
}
