import { useId } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Session, SessionView } from '../model/session.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

const ANSWERS = { itself: null, yes: true, no: false } as const;
type Answer = keyof typeof ANSWERS;

/** "What if": each guard of the machine answers by itself, or as the tester says. */
export function GuardPanel({ session, view }: { session: Session; view: SessionView }) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  if (session.guards.length === 0) return <p className={styles.quiet}>{strings.noGuards}</p>;
  return (
    <ul className={styles.guards}>
      {session.guards.map((guard) => (
        <li key={guard}>
          <label htmlFor={`${id}-${guard}`} dir="ltr">
            {guard}
          </label>
          <select
            id={`${id}-${guard}`}
            value={answerOf(view.guards.get(guard))}
            onChange={({ target }) => session.setGuard(guard, ANSWERS[target.value as Answer])}
          >
            <option value="itself">{strings.guardItself}</option>
            <option value="yes">{strings.guardYes}</option>
            <option value="no">{strings.guardNo}</option>
          </select>
        </li>
      ))}
    </ul>
  );
}

function answerOf(answer: boolean | undefined): Answer {
  if (answer === undefined) return 'itself';
  return answer ? 'yes' : 'no';
}
