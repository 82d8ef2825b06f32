import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { selectStrings } from '../Select/strings.ts';
import styles from './FormField.module.css';

/** Says under the input `id` that what it offers could not be had, and asks for it again. */
export function OptionsFailure({ id, onRetry }: { id: string; onRetry?: (() => void) | undefined }) {
  const strings = useStrings(selectStrings);
  function retry() {
    // The button goes with its press.
    document.getElementById(id)?.focus();
    onRetry?.();
  }
  return (
    <p className={styles.failure}>
      {strings.failed}
      {onRetry && (
        <Button variant="tertiary" size="sm" onClick={retry}>
          {strings.tryAgain}
        </Button>
      )}
    </p>
  );
}
