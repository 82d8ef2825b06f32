import { type CSSProperties, useId } from 'react';
import { clampPercent, MISSING } from '#src/i18n/format.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Percent, 0 to 100; beyond it is held to those ends, missing it reads '--'. */
  value: number | null | undefined;
  /** What the bar says in words: "46% received". */
  label: string;
  /** Any CSS colour, where it has a meaning. `@default` that of progress */
  color?: string | undefined;
  /** @default false */
  isLabelHidden?: boolean | undefined;
}

/** A share as a bar. Source: WAI-ARIA meter: a measure, not the advance of a task. */
export function ProgressBar({ value, label, color, isLabelHidden = false }: ProgressBarProps) {
  const labelId = useId();
  if (value === null || value === undefined) return isLabelHidden ? null : <span>{MISSING}</span>;
  const percent = clampPercent(value);
  return (
    <div className={styles.progress}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers let nobody style <meter> */}
      <div
        role="meter"
        className={styles.track}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        style={{ '--percent': `${percent}%`, '--bar': color } as CSSProperties}
      />
      {/* Heard with the bar, whose name it is. */}
      <span id={labelId} aria-hidden="true" className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </span>
    </div>
  );
}
