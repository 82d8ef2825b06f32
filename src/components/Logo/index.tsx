import styles from './Logo.module.css';

/** The product's mark, an arrow that moves on, and its name beside it. */
export function Logo({ title }: { title: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
        <rect width="32" height="32" rx="9" />
        <path d="M8.5 8.5 16 16l-7.5 7.5" className={styles.first} />
        <path d="M16.5 8.5 24 16l-7.5 7.5" className={styles.second} />
      </svg>
      <span className={styles.name}>{title}</span>
    </span>
  );
}
