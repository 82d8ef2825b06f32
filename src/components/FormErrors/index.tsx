import { DangerIcon } from '../icons.tsx';
import styles from './FormErrors.module.css';

/** What is wrong with a form as a whole (the API's `non_field_errors`), read out as soon as it is there. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
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
          </div>
        </>
      )}
    </div>
  );
}
