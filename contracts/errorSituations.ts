import type { ErrorKey } from './errors.ts';

/** When a row of `ERROR_CATALOGUE` holds, as the specification calls it: for reports alone, apart from what every page fetches. */
export const ERROR_SITUATIONS: Readonly<Record<ErrorKey, string>> = {
  network: 'Network failure',
  parse: 'Response parse failure',
  internal: 'Status 5xx',
  empty: 'Empty error body',
  forbidden: 'Non-GET 401',
  tooLarge: 'Non-GET 413',
  loadFailed: 'GET default',
  actionFailed: 'Non-GET default',
};
