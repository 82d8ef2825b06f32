import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import { peopleAffected } from '#src/domain/affected.ts';
import { appealTotals, coverage, sumOf } from '#src/domain/appeals.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies } from './types.ts';

const totalsOf = ({ results }: Emergencies) => appealTotals(results.flatMap(({ appeals }) => appeals));

function covered(emergencies: Emergencies) {
  const { funded, requested } = totalsOf(emergencies);
  return coverage(funded, requested);
}

/** What began in the last 30 days. */
export const RECENT_FIGURES: FigureTable<Emergencies, keyof typeof emergencyOverviewStrings.english> = [
  ['emergencies', ({ count }) => count, formatNumber],
  ['affected', ({ results }) => sumOf(results.map(peopleAffected)), formatCompact],
  ['requested', (emergencies) => totalsOf(emergencies).requested, formatCompact],
  ['funding', (emergencies) => totalsOf(emergencies).funded, formatCompact],
  ['coverage', covered, formatPercent],
];
