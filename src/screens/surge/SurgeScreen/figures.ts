import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import type { surgeStrings } from './strings.ts';

/** Who and what is deployed. */
export const DEPLOYMENT_FIGURES: FigureTable<
  AnswerOf<typeof deploymentTotalsEndpoint>,
  keyof typeof surgeStrings.english
> = [
  ['personnelNow', (totals) => totals.active_rapid_response_personnel, formatNumber],
  ['erusNow', (totals) => totals.active_emergency_response_units, formatNumber],
  ['personnelYear', (totals) => totals.rapid_response_deployments_this_year, formatNumber],
  ['erusYear', (totals) => totals.emergency_response_unit_deployed_this_year, formatNumber],
];
