import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import type { projectOverviewStrings } from './strings.ts';

/** The projects under way. */
export const PROJECT_FIGURES: FigureTable<
  AnswerOf<typeof projectOverviewEndpoint>,
  keyof typeof projectOverviewStrings.english
> = [
  ['ongoing', (overview) => overview.total_ongoing_projects, formatNumber],
  ['societies', (overview) => overview.ns_with_ongoing_activities, formatNumber],
  ['targeted', (overview) => overview.target_total, formatCompact],
];
