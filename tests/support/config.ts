import type { AppConfig } from '#contracts/appConfig.ts';

/** An app at an API that offers what the real one does, and no more. */
export const CONFIG: AppConfig = {
  title: 'GO',
  environment: 'testing',
  apiEndpoint: '',
  riskApiEndpoint: '',
  federationEmailDomain: '',
  mapStyleUrl: '',
  sentryDsn: '',
  extensions: [],
  version: 'test',
  buildLabel: 'ALPHA-1',
  sourceUrl: 'https://source.example/go',
};
