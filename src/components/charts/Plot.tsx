import type { CSSProperties, ReactNode, SVGAttributes } from 'react';
import { formatCompact } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import styles from './charts.module.css';
import { LINE_PLOT_REM } from './sizes.ts';

/** Times with more letters than this, as the twelve months of a language that shortens none, touch in half a page. */
const MOST_LETTERS = 55;

interface PlotProps {
  titleId: string;
  summaryId: string;
  /** Values that have a line across, and where each stands: percent from the top. */
  values: readonly number[];
  down: (value: number) => number;
  /** What stands below: percent from the start. */
  times: readonly { at: number; label: string }[];
  /** Of the drawing, from `useMarks`. */
  drawingProps: SVGAttributes<SVGSVGElement>;
  /** The marks. */
  children: ReactNode;
  tooltip: ReactNode;
}

/** Values upwards over time from the start: with a line across for each round value: what lines and points are drawn on. */
export function Plot({
  titleId,
  summaryId,
  values,
  down,
  times,
  drawingProps,
  children,
  tooltip,
}: PlotProps) {
  const language = useLanguage();
  return (
    <>
      <div className={styles.lines} style={{ blockSize: `${LINE_PLOT_REM}rem` }}>
        <div className={styles.valueAxis} aria-hidden="true">
          {values.map((value) => (
            <span key={value} style={{ insetBlockStart: `${down(value)}%` }}>
              {formatCompact(value, language)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
          <svg
            className={styles.drawing}
            role="group"
            aria-labelledby={titleId}
            aria-describedby={summaryId}
            {...drawingProps}
          >
            {values.map((value) => (
              <line
                key={value}
                className={styles.gridLine}
                x2="100%"
                y1={`${down(value)}%`}
                y2={`${down(value)}%`}
              />
            ))}
            {children}
          </svg>
          {tooltip}
        </div>
      </div>
      <div
        className={styles.timeAxis}
        data-wide={times.reduce((sum, { label }) => sum + label.length, 0) > MOST_LETTERS || undefined}
        aria-hidden="true"
      >
        {times.map(({ at, label }) => (
          <span key={at} style={{ '--x': at } as CSSProperties}>
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
