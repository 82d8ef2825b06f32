import { DangerIcon } from '../icons.tsx';
import styles from './FormErrors.module.css';

/** A field that is wrong, as a summary names it. */
export interface WrongField {
  name: string;
  text: string;
}

interface FormErrorsProps {
  messages: readonly string[];
  /** The fields that are wrong, in the order of the form; each leads to its field by `onGoTo`. */
  fields?: readonly WrongField[] | undefined;
  onGoTo?: ((name: string) => void) | undefined;
}

/** What is wrong with a form as a whole (the API's `non_field_errors`), and where; read out as soon as it is there. */
export function FormErrors({ messages, fields = [], onGoTo }: FormErrorsProps) {
  const [first, ...others] = messages;
  return (
    // The region stands before its message does: one that comes with its words is not always read out.
    <div role="alert" className={first === undefined ? undefined : styles.errors}>
      {first !== undefined && (
        <>
          <DangerIcon />
          <div>
            <strong>{first}</strong>
            {others.map((message) => (
              <p key={message}>{message}</p>
            ))}
            {fields.length > 0 && (
              <ul className={styles.fields}>
                {fields.map(({ name, text }) => (
                  <li key={name}>
                    <a
                      href={`#${name}`}
                      onClick={(event) => {
                        // The address keeps the step; the field may not be on the page yet.
                        event.preventDefault();
                        onGoTo?.(name);
                      }}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}
