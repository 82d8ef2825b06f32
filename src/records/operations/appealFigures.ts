import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { operationStrings } from './strings.ts';

/** The operations that are active now. */
export const APPEAL_FIGURES: FigureTable<
  AnswerOf<typeof appealTotalsEndpoint>,
  keyof typeof operationStrings.english
> = [
  ['activeDrefs', (totals) => totals.active_drefs, formatNumber, 'activeDrefsHint'],
  ['activeAppeals', (totals) => totals.active_appeals, formatNumber, 'activeAppealsHint'],
  ['fundingRequirements', (totals) => totals.amount_requested_dref_included, formatCompact],
  [
    'fundingCoverage',
    (totals) => coverage(totals.amount_funded_dref_included, totals.amount_requested_dref_included),
    formatPercent,
  ],
  ['targetedPopulation', (totals) => totals.target_population, formatCompact],
];
