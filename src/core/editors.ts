import type { AppConfig } from '#contracts/appConfig.ts';

/**
 * Where editors change an emergency: the site of the API's administrators, which is no part of this app. Undefined with the
 * embedded API, which has none.
 */
export const editorsAddress = (
  { apiEndpoint }: Pick<AppConfig, 'apiEndpoint'>,
  emergencyId: number,
): string | undefined => apiEndpoint && `${apiEndpoint}/admin/api/event/${emergencyId}/change/`;
