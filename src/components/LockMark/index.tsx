import styles from './LockMark.module.css';

/** A lock after a link that asks for a login; what it means is said to whoever does not see it. */
export function LockMark({ label }: { label: string }) {
  return (
    <span className={styles.lock} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z" />
      </svg>
      <span className="visually-hidden"> ({label})</span>
    </span>
  );
}
