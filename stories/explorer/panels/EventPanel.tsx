import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { asType, type EventShapes, leastOf, type Shape } from '#scripts/machines/shape.ts';
import { Button } from '#src/components/Button/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { payloadInWords, stepInWords } from '../model/inWords.ts';
import { type Problem, problemInWords } from '../model/problem.ts';
import { parseEvent, plain } from '../model/recording.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

interface EventPanelProps {
  /** What would change something now. */
  events: readonly AnyEventObject[];
  /** All that the machine takes, with what it must hold. */
  shapes: EventShapes;
  onSend: (event: AnyEventObject) => void;
  /** Why an event had better not be sent. */
  refusalOf: (event: AnyEventObject) => Problem | undefined;
  /** Whether it can be sent all the same: there is nothing to lose. */
  mayInsist?: boolean | undefined;
}

/** Sends an event: one of the examples as it is, or with a payload of one's own. */
export function EventPanel({ events, shapes, ...rest }: EventPanelProps) {
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
                onClick={() => rest.onSend(event)}
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
      <Editor text={text} shapes={shapes} onChange={setText} {...rest} />
    </section>
  );
}

interface EditorProps extends Omit<EventPanelProps, 'events'> {
  text: string;
  onChange: (text: string) => void;
}

function Editor({ text, shapes, onChange, onSend, refusalOf, mayInsist = false }: EditorProps) {
  const strings = useStrings(explorerStrings);
  const id = useId();
  const [problem, setProblem] = useState('');
  /** An event that was refused, and could be sent all the same. */
  const [refused, setRefused] = useState<AnyEventObject>();
  const type = typeOf(text);
  const shape = shapes[type];

  function change(next: string) {
    setProblem('');
    setRefused(undefined);
    onChange(next);
  }

  function send() {
    setRefused(undefined);
    try {
      const event = parseEvent(text);
      const refusal = refusalOf(event);
      setProblem(refusal?.in(strings) ?? '');
      if (!refusal) onSend(event);
      else if (mayInsist) setRefused(event);
    } catch (error) {
      setProblem(problemInWords(error, strings));
    }
  }

  return (
    <div className={styles.editor}>
      {Object.keys(shapes).length > 0 && (
        <>
          <label htmlFor={`${id}-type`}>{strings.anotherEvent}</label>
          <select
            id={`${id}-type`}
            dir="ltr"
            value={shape ? type : ''}
            onChange={({ target }) => change(beginningOf(target.value, shapes[target.value]))}
          >
            <option value="" />
            {Object.keys(shapes).map((name) => (
              <option key={name} value={name}>
                {stepInWords({ event: { type: name } })}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={id}>{strings.eventAsJson}</label>
      <textarea
        id={id}
        dir="ltr"
        value={text}
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        aria-describedby={`${id}-shape ${id}-problem`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-shape`} className={styles.quiet}>
        {shape && (
          <>
            {strings.mustHold} <code dir="ltr">{asType(shape)}</code>
          </>
        )}
      </p>
      <div className={styles.row}>
        <Button size="sm" onClick={send}>
          {strings.send}
        </Button>
        {refused && (
          <Button
            size="sm"
            variant="danger"
            onClick={() => {
              onSend(refused);
              change(text);
            }}
          >
            {strings.sendAllTheSame}
          </Button>
        )}
        <span id={`${id}-problem`} role="status" className={styles.problem}>
          {problem}
        </span>
      </div>
    </div>
  );
}

/** Of what is being written, as far as it is JSON already. */
function typeOf(text: string): string {
  try {
    return parseEvent(text).type;
  } catch {
    return '';
  }
}

/** Something of the right shape to write on. */
function beginningOf(type: string, shape: Shape | undefined): string {
  const fields = shape ? (leastOf(shape) as object) : {};
  return JSON.stringify({ type, ...fields }, null, 2);
}
