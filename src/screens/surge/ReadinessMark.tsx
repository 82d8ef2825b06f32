import styles from './Readiness.module.css';

/** Each status by a shape of its own, so that it is told apart without its colour: full, half and empty. Grid of 16. */
const SHAPES = [
  { tone: styles.ready, path: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z' },
  { tone: styles.partial, path: 'M8 2a6 6 0 0 1 0 12Z' },
  { tone: styles.none, path: '' },
] as const;

interface ReadinessMarkProps {
  /** Key of `deployments_eru_readiness_status`: 1 ready, 2 partial capacity, 3 none. */
  status: number;
  /** The API's word for it. */
  text: string;
}

/** How ready a part of an Emergency Response Unit is. */
export function ReadinessMark({ status, text }: ReadinessMarkProps) {
  const shape = SHAPES[status - 1];
  return (
    <span className={styles.readiness}>
      {shape && (
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={shape.tone}>
          <circle cx="8" cy="8" r="6" />
          <path d={shape.path} />
        </svg>
      )}
      {text}
    </span>
  );
}
