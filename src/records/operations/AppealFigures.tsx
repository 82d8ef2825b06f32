import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { type KeyFigure, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatCompact, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { appealTotalsInput } from './requests.ts';
import { operationStrings } from './strings.ts';

interface AppealFiguresProps {
  /** Of which country or region. `@default` the world */
  of?: Parameters<typeof appealTotalsInput>[0];
  /** What stands behind them. */
  more?: readonly KeyFigure[];
}

/** The operations that are active now, in figures: a call of their own, with its own failure. */
export function AppealFigures({ of, more = [] }: AppealFiguresProps) {
  const strings = useStrings(operationStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const totals = useRequest(appealTotalsEndpoint, appealTotalsInput(of));
  const { answer } = totals;
  const state = messageState(totals);
  if (state === 'failed')
    return <MessageBlock state={state} message={errorText(totals.error)} onRetry={totals.retry} />;
  const covered = coverage(answer?.amount_funded_dref_included, answer?.amount_requested_dref_included);
  return (
    <KeyFigures
      isPending={state === 'pending'}
      figures={[
        {
          label: strings.activeDrefs,
          value: formatNumber(answer?.active_drefs, language),
          hint: strings.activeDrefsHint,
        },
        {
          label: strings.activeAppeals,
          value: formatNumber(answer?.active_appeals, language),
          hint: strings.activeAppealsHint,
        },
        {
          label: strings.fundingRequirements,
          value: formatCompact(answer?.amount_requested_dref_included, language),
        },
        { label: strings.fundingCoverage, value: formatPercent(covered, language), progress: covered },
        { label: strings.targetedPopulation, value: formatCompact(answer?.target_population, language) },
        ...more,
      ]}
    />
  );
}
