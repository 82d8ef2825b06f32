import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { figuresOf, type KeyFigure, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { APPEAL_FIGURES } from './appealFigures.ts';
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
  return (
    <KeyFigures
      isPending={state === 'pending'}
      figures={[...figuresOf(APPEAL_FIGURES, strings, answer, language), ...more]}
    />
  );
}
