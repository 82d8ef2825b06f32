import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/components/Button/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { payloadInWords, stepInWords } from '../model/inWords.ts';
import { problemInWords } from '../model/problem.ts';
import { parseEvent, plain } from '../model/recording.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface EventPanelProps {
  /** What would change something now. */
  events: readonly AnyEventObject[];
  onSend: (event: AnyEventObject) => void;
  accepts: (event: AnyEventObject) => boolean;
}

/** Sends an event: one of the examples as it is, or with a payload of one's own. */
export function EventPanel({ events, onSend, accepts }: EventPanelProps) {
  const strings = useStrings(explorerStrings);
  const headingId = useId();
  const [text, setText] = useState('{ "type": "" }');
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{strings.sendAnEvent}</h2>
      {events.length === 0 && <p className={styles.quiet}>{strings.noEvents}</p>}
      <ul className={styles.events}>
        {events.map((event) => {
          const words = stepInWords({ event });
          const payload = payloadInWords(event);
          return (
            <li key={`${words} ${payload}`}>
              <button
                type="button"
                className={styles.event}
                dir="ltr"
                onClick={() => onSend(event)}
                title={payload}
              >
                <strong>{words}</strong>
                {payload && <span> {payload}</span>}
              </button>
              <Button
                size="sm"
                variant="tertiary"
                aria-label={fill(strings.editEvent, { event: `${words} ${payload}` })}
                onClick={() => setText(JSON.stringify(event, plain, 2))}
              >
                {strings.edit}
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
  const strings = useStrings(explorerStrings);
  const id = useId();
  const [problem, setProblem] = useState('');

  function send() {
    try {
      const event = parseEvent(text);
      setProblem(accepts(event) ? '' : strings.sentInVain);
      onSend(event);
    } catch (error) {
      setProblem(problemInWords(error, strings));
    }
  }

  return (
    <div className={styles.editor}>
      <label htmlFor={id}>{strings.eventAsJson}</label>
      <textarea
        id={id}
        dir="ltr"
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
          {strings.send}
        </Button>
        <span id={`${id}-problem`} role="status" className={styles.problem}>
          {problem}
        </span>
      </div>
    </div>
  );
}
