import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/components/Button/index.tsx';
import { payloadInWords, stepInWords } from '../model/inWords.ts';
import { parseEvent, plain } from '../model/recording.ts';
import styles from './panels.module.css';

interface EventPanelProps {
  /** What would change something now. */
  events: readonly AnyEventObject[];
  onSend: (event: AnyEventObject) => void;
  accepts: (event: AnyEventObject) => boolean;
}

/** Sends an event: one of the examples as it is, or with a payload of one's own. */
export function EventPanel({ events, onSend, accepts }: EventPanelProps) {
  const headingId = useId();
  const [text, setText] = useState('{ "type": "" }');
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Send an event</h2>
      {events.length === 0 && <p className={styles.quiet}>No event changes anything here.</p>}
      <ul className={styles.events}>
        {events.map((event) => {
          const words = stepInWords({ event });
          const payload = payloadInWords(event);
          return (
            <li key={`${words} ${payload}`}>
              <button type="button" className={styles.event} onClick={() => onSend(event)} title={payload}>
                <strong>{words}</strong>
                {payload && <span> {payload}</span>}
              </button>
              <Button
                size="sm"
                variant="tertiary"
                aria-label={`Edit ${words} ${payload}`}
                onClick={() => setText(JSON.stringify(event, plain, 2))}
              >
                Edit
              </Button>
            </li>
          );
        })}
      </ul>
      <Editor text={text} onChange={setText} onSend={onSend} accepts={accepts} />
    </section>
  );
}

function Editor({
  text,
  onChange,
  onSend,
  accepts,
}: Pick<EventPanelProps, 'onSend' | 'accepts'> & { text: string; onChange: (text: string) => void }) {
  const id = useId();
  const [problem, setProblem] = useState('');

  function send() {
    try {
      const event = parseEvent(text);
      setProblem(accepts(event) ? '' : 'Sent, but it changes nothing in this state.');
      onSend(event);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <div className={styles.editor}>
      <label htmlFor={id}>Event as JSON</label>
      <textarea
        id={id}
        value={text}
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setProblem('');
          onChange(event.target.value);
        }}
      />
      <div className={styles.row}>
        <Button size="sm" onClick={send}>
          Send
        </Button>
        <span id={`${id}-problem`} role="status" className={styles.problem}>
          {problem}
        </span>
      </div>
    </div>
  );
}
