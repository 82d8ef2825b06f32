import { useId } from 'react';
import { OTHERS, topSlices } from '#src/domain/chartRules.ts';
import { formatPercent, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './charts.module.css';
import { sectors } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { colorOf, fillOf, Patterns, Swatch } from './patterns.tsx';
import { isParted, PIE_REM } from './sizes.ts';
import { chartStrings } from './strings.ts';
import { Tooltip } from './Tooltip.tsx';
import type { ChartRow, DrawingProps } from './types.ts';
import { useMarks } from './useMarks.ts';

/** Shares of a whole as a ring, with the whole in its middle. */
export default function PieDrawing(props: DrawingProps) {
  const { data, format, titleId, summaryId, picked } = props;
  const strings = useStrings(chartStrings);
  const language = useLanguage();
  const id = useId();
  const slices = topSlices(
    data.rows.flatMap(({ values: [value], ...row }) =>
      typeof value === 'number' ? [{ ...row, value }] : [],
    ),
    strings.others,
  );
  const unknown = data.rows.filter(({ values: [value] }) => typeof value !== 'number');
  const rows: ChartRow[] = slices.map(({ value, ...slice }) => ({ ...slice, values: [value] }));
  const shapes = sectors(slices);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  // The others are no row that one could pick.
  const { shown, drawingProps, markProps } = useMarks(
    {
      ...props,
      format: (value) => `${format(value)} (${formatPercent((value / total) * 100, language)})`,
    },
    rows,
  );
  const shownShape = shown && shapes[rows.indexOf(shown)];
  const shareOf = (value: number) => formatPercent((value / total) * 100, language);
  return (
    <div className={styles.pie} style={{ minBlockSize: isParted(props) ? `${PIE_REM}rem` : undefined }}>
      {isParted(props) && (
        <div className={styles.ring} style={{ blockSize: `${PIE_REM}rem`, inlineSize: `${PIE_REM}rem` }}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
          <svg
            className={styles.drawing}
            viewBox="-51 -51 102 102"
            role="group"
            aria-labelledby={titleId}
            aria-describedby={summaryId}
            {...drawingProps}
          >
            <Patterns id={id} colors={slices.map(({ color }, index) => colorOf(index, color))} />
            {rows.map((row, index) => (
              <path
                key={row.key}
                {...markProps(row)}
                {...(row.key === OTHERS && { onClick: undefined, role: 'img', 'aria-pressed': undefined })}
                className={styles.sector}
                d={shapes[index]?.path}
                data-picked={row.key === picked || undefined}
                style={{ fill: fillOf(id, index) }}
              />
            ))}
          </svg>
          <p className={styles.whole} aria-hidden="true">
            <strong>{format(total)}</strong>
            <span>{strings.total}</span>
          </p>
          {shown && shownShape && (
            <Tooltip
              heading={shown.label}
              parts={[
                { label: '', value: `${format(shown.values[0] ?? 0)} (${shareOf(shown.values[0] ?? 0)})` },
              ]}
              x={shownShape.x}
              y={`${shownShape.y}%`}
            />
          )}
        </div>
      )}
      <Legend
        titleId={titleId}
        entries={[
          ...slices.map(({ key, label, value }, index) => ({
            key,
            label,
            swatch: isParted(props) && <Swatch fill={fillOf(id, index)} />,
            value: isParted(props) ? `${format(value)} (${shareOf(value)})` : format(value),
          })),
          // They have no share, and are not none.
          ...unknown.map(({ key, label }) => ({ key, label, swatch: null, value: MISSING })),
        ]}
      />
    </div>
  );
}
