import { useSelector } from '@xstate/react';
import { selectMore, selectStatus } from '#machines/select.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { Spinner } from '../Spinner/index.tsx';
import { selectStrings } from './strings.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';

/** What stands below the options, or instead of them. `canRetry`: what failed can be asked for again. */
export function Messages({ actor, canRetry }: { actor: SelectActor; canRetry: boolean }) {
  const strings = useStrings(selectStrings);
  const language = useLanguage();
  const status = useSelector(actor, selectStatus);
  const more = useSelector(actor, selectMore);
  return (
    <>
      {/* `Status` says these words to those who hear the page. */}
      {more > 0 && (
        <p className={styles.message} aria-hidden="true">
          {fill(strings.more, { count: formatNumber(more, language) })}
        </p>
      )}
      {status !== 'ready' && (
        <div className={styles.message}>
          <p aria-hidden="true">
            {status === 'pending' && <Spinner />} {strings[status]}
          </p>
          {status === 'failed' && canRetry && (
            <Button onClick={() => actor.send({ type: 'retry' })}>{strings.tryAgain}</Button>
          )}
        </div>
      )}
    </>
  );
}
