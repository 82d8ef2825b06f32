import ky from 'ky';
import * as z from 'zod/mini';

/** What the app is told at run time by `/config.json`, so that one build serves every environment. URLs end without a slash. */
export const AppConfig = z.object({
  title: z.string(),
  environment: z.string(),
  /** Empty: the API answers on the app's own origin. */
  apiEndpoint: z.string(),
  riskApiEndpoint: z.string(),
  federationEmailDomain: z.string(),
  mapStyleUrl: z.string(),
  /** Where errors are reported to after consent; empty for nowhere. */
  sentryDsn: z._default(z.string(), ''),
  version: z.string(),
});
export type AppConfig = z.output<typeof AppConfig>;

const DEFAULTS: AppConfig = {
  title: 'GO',
  environment: 'production',
  apiEndpoint: '',
  riskApiEndpoint: '',
  federationEmailDomain: '',
  mapStyleUrl: '',
  sentryDsn: '',
  version: '',
};

/** The configuration, or, where the app is served without one, an API on the same origin. */
export async function loadAppConfig(): Promise<AppConfig> {
  try {
    return z.parse(AppConfig, await ky('/config.json', { retry: 1 }).json());
  } catch (cause) {
    console.error('The configuration could not be read; going on with the defaults.', cause);
    return DEFAULTS;
  }
}
