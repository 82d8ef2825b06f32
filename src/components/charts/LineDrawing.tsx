import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import styles from './charts.module.css';
import { linePath, strips, timeScale, valueScale } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { Plot } from './Plot.tsx';
import { colorOf, dashOf } from './patterns.tsx';
import { shapeOf, TICKS } from './points.ts';
import { Tooltip } from './Tooltip.tsx';
import type { DrawingProps } from './types.ts';
import { useMarks } from './useMarks.ts';

/** More points than this stand too close for a shape each. */
const MOST_SHAPES = 40;

const MONTH_ALONE = { month: 'short' } as const satisfies Intl.DateTimeFormatOptions;

/** Values over time: a line a series, and one mark for all values of a date. */
export default function LineDrawing(props: DrawingProps) {
  const { data, titleId, summaryId, picked } = props;
  const { rows, series } = data;
  const language = useLanguage();
  const values = valueScale([...rows.flatMap((row) => row.values), data.most]);
  const time = timeScale(rows.map(({ key }) => key));
  const at = rows.map(({ key }) => time.at(key));
  const columns = strips(at);
  const unit = data.isAnyYear ? MONTH_ALONE : TICKS[time.unit];
  const date = intl('DateTimeFormat', localeOf(language), { ...unit, timeZone: 'UTC' });
  const { shown, partsOf, drawingProps, markProps } = useMarks(props);
  const down = (value: number) => 100 - values.at(value);
  return (
    <>
      <Plot
        titleId={titleId}
        summaryId={summaryId}
        values={values.ticks}
        down={down}
        times={time.ticks.map((tick) => ({ at: tick.at, label: date.format(tick.date) }))}
        drawingProps={drawingProps}
        tooltip={
          shown && (
            <Tooltip
              heading={shown.label}
              parts={partsOf(shown)}
              x={at[rows.indexOf(shown)] ?? 0}
              y={`${Math.min(...shown.values.map((value) => (value === null || value === undefined ? 100 : down(value))))}%`}
            />
          )
        }
      >
        {/* Stretched to whatever room there is; its lines keep their width. */}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing, which has a name */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched}>
          {series.map(({ key, color }, index) => (
            <path
              key={key}
              className={styles.line}
              style={{ stroke: colorOf(index, color), strokeDasharray: dashOf(index) }}
              d={linePath(rows.map((row, position) => pointOf(at[position], row.values[index], down)))}
            />
          ))}
        </svg>
        {rows.map((row, position) => (
          <g key={row.key} {...markProps(row)} className={styles.mark}>
            <rect
              className={styles.hit}
              x={`${columns[position]?.start}%`}
              width={`${columns[position]?.length}%`}
              height="100%"
            />
            {(row === shown || row.key === picked) && (
              <line className={styles.cursor} x1={`${at[position]}%`} x2={`${at[position]}%`} y2="100%" />
            )}
            {(rows.length <= MOST_SHAPES || row === shown || row.key === picked) &&
              series.map(({ key, color }, index) => {
                const value = row.values[index];
                return value === null || value === undefined ? null : (
                  // biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing; the mark round it has the name
                  <svg key={key} x={`${at[position]}%`} y={`${down(value)}%`} className={styles.point}>
                    <path
                      d={shapeOf(index)}
                      style={{ fill: colorOf(index, color) }}
                      data-picked={row.key === picked || undefined}
                    />
                  </svg>
                );
              })}
          </g>
        ))}
      </Plot>
      {series.length > 1 && (
        <Legend
          titleId={titleId}
          entries={series.map(({ key, label, color }, index) => ({
            key,
            label,
            swatch: <LineSwatch index={index} color={colorOf(index, color)} />,
          }))}
        />
      )}
    </>
  );
}

function LineSwatch({ index, color }: { index: number; color: string }) {
  return (
    <svg className={styles.lineSwatch} viewBox="-14 -6 28 12" aria-hidden="true">
      <path d="M-14 0h28" className={styles.line} style={{ stroke: color, strokeDasharray: dashOf(index) }} />
      <path d={shapeOf(index)} style={{ fill: color }} />
    </svg>
  );
}

function pointOf(x: number | undefined, value: number | null | undefined, down: (value: number) => number) {
  return value === null || value === undefined || x === undefined ? undefined : { x, y: down(value) };
}
