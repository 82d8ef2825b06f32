import type { CSSProperties } from 'react';
import styles from './charts.module.css';

interface TooltipProps {
  heading: string;
  parts: readonly { label: string; value: string }[];
  /** Percent along the drawing. */
  x: number;
  /** Down the drawing, as a CSS length or percentage. */
  y: string;
}

/** What the mark says aloud, for the eye. */
export function Tooltip({ heading, parts, x, y }: TooltipProps) {
  return (
    <div
      className={styles.tooltip}
      style={{ '--x': x, insetInlineStart: `${x}%`, insetBlockStart: y } as CSSProperties}
      aria-hidden="true"
    >
      <strong>{heading}</strong>
      {parts.map(({ label, value }) => (
        <span key={label} className={styles.part}>
          {parts.length > 1 && <span>{label}</span>}
          <span className={styles.value}>{value}</span>
        </span>
      ))}
    </div>
  );
}
