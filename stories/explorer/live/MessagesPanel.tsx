import { useId, useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { explorerStrings } from '../strings.ts';
import styles from './LiveExplorer.module.css';
import type { LiveActor } from './liveActors.ts';
import { asSequence, type Message, messageInWords, messagesOf } from './messages.ts';

interface MessagesPanelProps {
  messages: readonly Message[];
  /** Whose messages alone are shown, on demand. */
  actor: LiveActor | undefined;
  nameOf: (actor: Message['from']) => string;
}

/** Who told what to whom, of all actors of the page on one time line, the newest first. */
export function MessagesPanel({ messages, actor, nameOf }: MessagesPanelProps) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  const [isOfOne, setOfOne] = useState(false);
  const [said, setSaid] = useState('');
  const shown = isOfOne ? messagesOf(messages, actor) : messages;
  const called = (one: Message['from']) => (one ? nameOf(one) : strings.thePage);
  async function copy() {
    await navigator.clipboard.writeText(asSequence(shown, called));
    setSaid(strings.sequenceCopied);
  }
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={strings.messages}
      className={styles.messages}
    >
      <div className={styles.row}>
        <label htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isOfOne}
            onChange={({ target }) => setOfOne(target.checked)}
          />{' '}
          {strings.ofChosenMachine}
        </label>
        <Button size="sm" disabled={shown.length === 0} onClick={copy}>
          {strings.copySequence}
        </Button>
        <span role="status">{said}</span>
      </div>
      {shown.length === 0 && <p>{strings.nothingYet}</p>}
      <ol reversed className={styles.sequence} dir="ltr" lang="en">
        {shown.toReversed().map((message) => (
          <li key={message.number}>
            <span className={styles.when}>{message.at} ms</span>
            <span>
              {message.from !== message.to && (
                <>
                  <bdi>{called(message.from)}</bdi> →{' '}
                </>
              )}
              <bdi>{called(message.to)}</bdi>
            </span>
            <strong>{messageInWords(message)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
