import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { SHORT_MONTHS } from '#src/i18n/shortMonths.ts';
import styles from './charts.module.css';
import { magnitudeScale, monthScale, timeScale } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { Plot } from './Plot.tsx';
import { colorOf } from './patterns.tsx';
import { shapeOf, TICKS } from './points.ts';
import { Tooltip } from './Tooltip.tsx';
import type { DrawingProps } from './types.ts';
import { useMarks } from './useMarks.ts';

/** As large as a finger needs. */
const HIT_PX = 12;

/** A point a row, by date and by the magnitude of its first value. What has none is in the table alone. */
export default function ScatterDrawing(props: DrawingProps) {
  const { data, titleId, summaryId } = props;
  const { groups = [], isAnyYear = false } = data;
  const language = useLanguage();
  const dates = data.rows.map(({ key, date = key }) => date).sort();
  const time = isAnyYear ? undefined : timeScale(dates);
  const along = time?.at ?? monthScale;
  // The arrow keys go through them as they stand.
  const rows = data.rows
    .filter(({ values: [value] }) => typeof value === 'number' && value > 0)
    .map((row) => ({ row, x: along(row.date ?? row.key) }))
    .sort((one, other) => one.x - other.x);
  const scale = magnitudeScale(rows.map(({ row }) => row.values[0] ?? 0));
  const { shown, partsOf, drawingProps, markProps } = useMarks(
    props,
    rows.map(({ row }) => row),
  );
  const down = (value: number) => 100 - scale.at(value);
  const groupOf = (group: string | undefined) =>
    Math.max(
      0,
      groups.findIndex(({ key }) => key === group),
    );
  const tick = (date: Date) =>
    intl('DateTimeFormat', localeOf(language), { ...TICKS[time?.unit ?? 'month'], timeZone: 'UTC' }).format(
      date,
    );
  const ticks = time
    ? time.ticks.map(({ at, date }) => ({ at, label: tick(date) }))
    : SHORT_MONTHS[language].split(' ').map((label, month) => ({ at: (month / 12) * 100, label }));
  const shownAt = rows.find(({ row }) => row === shown);
  return (
    <>
      <Plot
        titleId={titleId}
        summaryId={summaryId}
        values={scale.ticks}
        down={down}
        times={ticks}
        drawingProps={drawingProps}
        tooltip={
          shownAt && (
            <Tooltip
              heading={shownAt.row.label}
              parts={partsOf(shownAt.row)}
              x={shownAt.x}
              y={`${down(shownAt.row.values[0] ?? 0)}%`}
            />
          )
        }
      >
        {rows.map(({ row, x }) => {
          const index = groupOf(row.group);
          const y = down(row.values[0] ?? 0);
          return (
            <g key={row.key} {...markProps(row)} className={styles.mark}>
              <circle className={styles.hit} cx={`${x}%`} cy={`${y}%`} r={HIT_PX} />
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing; the mark round it has the name */}
              <svg x={`${x}%`} y={`${y}%`} className={styles.point}>
                <path
                  d={shapeOf(index)}
                  style={{ fill: colorOf(index, groups[index]?.color) }}
                  data-picked={row === shown || undefined}
                />
              </svg>
            </g>
          );
        })}
      </Plot>
      {groups.length > 0 && (
        <Legend
          titleId={titleId}
          entries={groups.map(({ key, label, color }, index) => ({
            key,
            label,
            swatch: (
              <svg className={styles.swatch} viewBox="-8 -8 16 16" aria-hidden="true">
                <path d={shapeOf(index)} style={{ fill: colorOf(index, color) }} />
              </svg>
            ),
          }))}
        />
      )}
    </>
  );
}
