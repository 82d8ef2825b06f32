import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { appealTotals, coverage } from '#src/domain/appeals.ts';
import { messageState } from '#src/domain/messageState.ts';
import { formatCompact, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { RecordView } from '#src/records/useRecord.ts';
import type { Emergency } from './emergency.ts';
import { emergencyStrings } from './strings.ts';

/** What an emergency asks for and has got, over all its appeals; nothing where it has none. */
export function Funding({ request }: { request: RecordView<Emergency> }) {
  const strings = useStrings(emergencyStrings);
  const language = useLanguage();
  const state = messageState(request);
  if (request.isMissing || state === 'failed') return null;
  const totals = appealTotals(request.answer?.appeals ?? []);
  const covered = coverage(totals.funded, totals.requested);
  const figures = [
    {
      label: strings.peopleTargeted,
      amount: totals.targeted,
      value: formatCompact(totals.targeted, language),
    },
    {
      label: strings.fundingRequirements,
      amount: totals.requested,
      value: formatCompact(totals.requested, language),
    },
    { label: strings.funding, amount: totals.funded, value: formatCompact(totals.funded, language) },
    {
      label: strings.fundingCoverage,
      amount: covered,
      value: formatPercent(covered, language),
      progress: covered,
    },
  ];
  // A sum over nothing is missing, not 0: it is left out once it is known to be missing.
  const shown = state === 'pending' ? figures : figures.filter(({ amount }) => amount !== undefined);
  return shown.length > 0 ? <KeyFigures isPending={state === 'pending'} figures={shown} /> : null;
}
