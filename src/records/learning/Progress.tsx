import { Button } from '#src/components/Button/index.tsx';
import { Spinner } from '#src/components/Spinner/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './learning.module.css';
import { learningStrings } from './strings.ts';
import type { useLearningSummary } from './useLearningSummary.ts';

/** Says what becomes of the summary, to listeners too, and lets it be given up and asked for again. */
export function SummaryProgress({
  phase,
  isWorking,
  error,
  cancel,
  retry,
}: Omit<ReturnType<typeof useLearningSummary>, 'summary'>) {
  const strings = useStrings(learningStrings);
  const errorText = useErrorText();
  const canAskAgain = !isWorking && phase !== 'success' && phase !== 'noExtracts';
  return (
    <div className={styles.progress}>
      {isWorking && <Spinner />}
      <p role="status" className={phase === 'success' ? 'visually-hidden' : undefined}>
        {strings[phase]} {phase === 'unreachable' && errorText(error)}
      </p>
      {isWorking && (
        <Button size="sm" onClick={cancel}>
          {strings.cancel}
        </Button>
      )}
      {canAskAgain && (
        <Button size="sm" onClick={retry}>
          {strings.askAgain}
        </Button>
      )}
    </div>
  );
}
