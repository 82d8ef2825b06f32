import type { AppConfig } from '#contracts/appConfig.ts';
import { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { recentReports } from './lists.ts';
import { emergenciesByMonthInput, recentInput } from './requests.ts';

export function prefetchOverview(requests: Requests, address: Address, config: AppConfig, now: Date): void {
  requests.prefetch(emergenciesEndpoint, recentInput(now));
  prefetchList(recentReports)(requests, address, config, now);
  requests.prefetch(aggregateEndpoint, emergenciesByMonthInput(now));
}
