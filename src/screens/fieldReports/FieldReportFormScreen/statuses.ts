import { EARLY_WARNING, EVENT } from '#contracts/fieldReports/schemas.ts';

/** What a report is about. Asked first, and before the app is there (`scripts/pageIntros.ts`). */
export const STATUSES = [
  { value: EARLY_WARNING, label: 'statusWarning', description: 'statusWarningHint' },
  { value: EVENT, label: 'statusEvent', description: 'statusEventHint' },
] as const;
