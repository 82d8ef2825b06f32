import { type CSSProperties, useId } from 'react';
import { formatCompact } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import styles from './charts.module.css';
import { segmentsOf, totalOf, valueScale } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { colorOf, fillOf, Patterns, Swatch } from './patterns.tsx';
import { BAR_ROW_REM } from './sizes.ts';
import { Tooltip } from './Tooltip.tsx';
import type { ChartData, DrawingProps } from './types.ts';
import { useMarks } from './useMarks.ts';

/** Fewer than on other axes: they run along a phone. */
const STEPS = 4;
/** What round steps make of so many: with more of them their figures would run into each other there. */
const MOST_TICKS = 6;
/** Figures with more letters than this, as millions of a language that does not shorten them, touch on a small phone. */
const MOST_LETTERS = 30;

/** A bar a row, of one segment a series, with its name and its total above it. */
export default function BarDrawing(props: DrawingProps) {
  const { titleId, summaryId, picked } = props;
  const data = withKnownSeries(props.data);
  const language = useLanguage();
  const id = useId();
  const scale = valueScale([...data.rows.map(totalOf), data.most], STEPS);
  const ticks =
    scale.ticks.length > MOST_TICKS ? scale.ticks.filter((_, index) => index % 2 === 0) : scale.ticks;
  const figures = ticks.map((tick) => ({ tick, label: formatCompact(tick, language) }));
  const { shown, write, partsOf, drawingProps, markProps } = useMarks(props, data.rows);
  const colors = data.series.length === 1 ? data.rows.map(({ color }) => color) : [];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <div
        className={styles.bars}
        role="group"
        aria-labelledby={titleId}
        aria-describedby={summaryId}
        {...drawingProps}
      >
        <svg className={styles.fills} aria-hidden="true">
          <Patterns id={id} colors={data.series.map(({ color }, index) => colorOf(index, color))} />
        </svg>
        <div className={styles.grid} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${scale.at(tick)}%` }} />
          ))}
        </div>
        {data.rows.map((row, index) => (
          <div key={row.key} className={styles.barRow} style={{ minBlockSize: `${BAR_ROW_REM}rem` }}>
            <svg className={styles.drawing} role="presentation">
              <g {...markProps(row)} className={styles.mark}>
                <rect
                  className={styles.hit}
                  data-picked={row.key === picked || undefined}
                  width="100%"
                  height="100%"
                />
                {segmentsOf(row, scale).map(({ series, start, length }) => (
                  <rect
                    key={series}
                    className={styles.bar}
                    x={`${start}%`}
                    width={`${length}%`}
                    style={{ fill: colors[index] ?? fillOf(id, series) }}
                  />
                ))}
              </g>
            </svg>
            {/* A name takes the lines that it needs: the bar stands below, wherever that is. */}
            <div className={styles.barLabel} aria-hidden="true">
              <span>{row.label}</span>
              <span className={styles.value}>{write(totalOf(row))}</span>
            </div>
            {shown === row && data.series.length > 1 && (
              <Tooltip
                heading={row.label}
                parts={partsOf(row)}
                x={Math.min(100, scale.at(totalOf(row) ?? 0))}
                y="50%"
              />
            )}
          </div>
        ))}
      </div>
      <div
        className={styles.axis}
        data-wide={figures.reduce((sum, { label }) => sum + label.length, 0) > MOST_LETTERS || undefined}
        aria-hidden="true"
      >
        {figures.map(({ tick, label }) => (
          <span key={tick} style={{ '--x': scale.at(tick) } as CSSProperties}>
            {label}
          </span>
        ))}
      </div>
      {data.series.length > 1 && (
        <Legend
          titleId={titleId}
          entries={data.series.map(({ key, label }, index) => ({
            key,
            label,
            swatch: <Swatch fill={fillOf(id, index)} />,
          }))}
        />
      )}
    </>
  );
}

/** A value without a series has no name and would still make its bar longer. */
function withKnownSeries({ rows, series, ...data }: ChartData): ChartData {
  const known = rows.map((row) => ({ ...row, values: row.values.slice(0, series.length) }));
  return { ...data, series, rows: known };
}
