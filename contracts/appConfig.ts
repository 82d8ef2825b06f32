import { takeConfig } from './askedAhead.ts';
import * as z from './zod.ts';

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
  /** What the API does beyond the real GO API, see `extensions.ts`: the app leaves out what is missing here. */
  extensions: z._default(z.array(z.string()), []),
  version: z.string(),
  /** Which build of the version it is; empty for none. */
  buildLabel: z._default(z.string(), ''),
  /** Where the source code is published; empty for nowhere. */
  sourceUrl: z._default(z.string(), ''),
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
  extensions: [],
  version: '',
  buildLabel: '',
  sourceUrl: '',
};

/** The configuration, or, where the app is served without one, an API on the same origin. */
export async function loadAppConfig(): Promise<AppConfig> {
  try {
    return z.parse(AppConfig, await (takeConfig() ?? ask()).catch(ask));
  } catch (cause) {
    console.error('The configuration could not be read; going on with the defaults.', cause);
    return DEFAULTS;
  }
}

async function ask(): Promise<unknown> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`/config.json answers ${answer.status}`);
  return answer.json();
}
