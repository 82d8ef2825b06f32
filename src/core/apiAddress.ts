import type { AppConfig } from '#contracts/appConfig.ts';
import type { InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { fillPath, withQuery } from '#contracts/request.ts';

/** The exact address of a call, for those who use the API themselves: dashboards, scripts. */
export function apiAddress<E extends Endpoint>(config: AppConfig, endpoint: E, input: InputOf<E>): string {
  const { path = {}, query = {} } = input as {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  const base = endpoint.api === 'risk' ? config.riskApiEndpoint : config.apiEndpoint;
  const origin = base || config.apiEndpoint || window.location.origin;
  return origin + withQuery(fillPath(endpoint.path, path), query, endpoint.query);
}
