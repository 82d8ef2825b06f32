import type { AppConfig } from '#contracts/appConfig.ts';

/**
 * Where editors change an emergency, or a country: the site of the API's administrators, which is no part of this app. Undefined with the
 * embedded API, which has none.
 */
export const editorsAddress = (
  { apiEndpoint }: Pick<AppConfig, 'apiEndpoint'>,
  id: number,
  kind: 'event' | 'country' = 'event',
): string | undefined => apiEndpoint && `${apiEndpoint}/admin/api/${kind}/${id}/change/`;
