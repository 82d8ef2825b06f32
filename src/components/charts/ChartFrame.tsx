import { useId, useRef, useState } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { downloadText } from '../download.ts';
import { type LazyPart, Part } from '../lazyPart.tsx';
import { Skeleton } from '../Skeleton/index.tsx';
import { Table } from '../Table/index.tsx';
import { TextLink } from '../TextLink/index.tsx';
import { WhenNear } from '../WhenNear/index.tsx';
import styles from './charts.module.css';
import { csvOf } from './csv.ts';
import { chartStrings } from './strings.ts';
import type { ChartData, ChartProps, ChartRow, DrawingProps } from './types.ts';
import { usePicture } from './usePicture.ts';

interface ChartFrameProps extends ChartProps {
  drawing: LazyPart<DrawingProps>;
  /** The room of the drawing with its axes and legend, in rem. */
  heightRem: number;
}

/**
 * What stands round every chart: its title, its figures as a table and as CSV, its source. The drawing comes in a file of
 * its own when the reader nears it; where that cannot be fetched the table stands instead.
 */
export function ChartFrame({ drawing, heightRem, ...props }: ChartFrameProps) {
  const { title, headingLevel = 3, isTitleHidden = false, description, data, source, sourceTo } = props;
  const { onPick, leadsAway, picked } = props;
  const strings = useStrings(chartStrings);
  const common = useStrings(commonStrings);
  const language = useLanguage();
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const drawn = useRef<HTMLDivElement>(null);
  const picture = usePicture(props, drawn);
  const [titleId, summaryId] = [`${id}-title`, `${id}-summary`];
  const format = props.format ?? ((value: number) => formatNumber(value, language));
  const highest = highestOf(data);
  const Heading = `h${headingLevel}` as const;
  const table = <Figures title={title} data={data} format={format} />;
  const room = <Skeleton height={`${heightRem}rem`} />;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <Heading id={titleId} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </Heading>
        {highest && (
          <div className={styles.tools}>
            <Button
              variant="tertiary"
              size="sm"
              aria-label={fill(isTable ? strings.showChartOf : strings.showTableOf, { title })}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? strings.showChart : strings.showTable}
            </Button>
            <Button
              variant="tertiary"
              size="sm"
              aria-label={fill(strings.downloadOf, { title })}
              onClick={() => downloadText(`${title}.csv`, csvOf(data), 'text/csv')}
            >
              {strings.download}
            </Button>
            {!isTable && (
              <Button
                variant="tertiary"
                size="sm"
                aria-label={fill(strings.pictureOf, { title })}
                onClick={picture.take}
              >
                {strings.picture}
              </Button>
            )}
          </div>
        )}
      </figcaption>
      {description && <p className={styles.note}>{description}</p>}
      {highest ? (
        <div ref={drawn} style={{ minBlockSize: `${heightRem}rem` }}>
          <p id={summaryId} hidden>
            {fill(strings.summary, {
              count: formatNumber(data.rows.length, language),
              label: highest.row.label,
              value: format(highest.value),
            })}
          </p>
          {isTable ? (
            table
          ) : (
            <WhenNear placeholder={room}>
              <Part
                of={drawing}
                props={{ data, format, titleId, summaryId, onPick, leadsAway, picked }}
                pending={room}
                failed={(retry) => (
                  <>
                    <p className={styles.note}>
                      {strings.notDrawn}{' '}
                      <Button variant="tertiary" size="sm" onClick={retry}>
                        {common.tryAgain}
                      </Button>
                    </p>
                    {table}
                  </>
                )}
              />
            </WhenNear>
          )}
        </div>
      ) : (
        <p className={styles.note}>{common.empty}</p>
      )}
      {picture.hasFailed && (
        <p role="alert" className={styles.note}>
          {strings.notPictured}
        </p>
      )}
      {source && (
        <p className={styles.note}>
          {sourceTo ? (
            <TextLink to={sourceTo} isExternal>
              {source}
            </TextLink>
          ) : (
            source
          )}
        </p>
      )}
    </figure>
  );
}

/** The figures of a chart, row by row. */
function Figures({
  title,
  data,
  format,
}: {
  title: string;
  data: ChartData;
  format: (value: number) => string;
}) {
  // What scrolls must be reached by the keyboard.
  const frame = { role: 'group', tabIndex: 0, className: styles.figures };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role, group, takes one
    <div {...frame} aria-label={title}>
      <Table
        caption={title}
        rows={data.rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'category', heading: data.categoryLabel, cell: ({ label }) => label },
          ...(data.facts ?? []).map((heading, index) => ({
            key: heading,
            heading,
            cell: ({ facts }: ChartRow) => facts?.[index] ?? MISSING,
          })),
          ...data.series.map(({ key, label }, index) => ({
            key,
            heading: label,
            align: 'end' as const,
            cell: ({ values }: ChartRow) => {
              const value = values[index];
              return value === null || value === undefined ? MISSING : format(value);
            },
          })),
        ]}
      />
    </div>
  );
}

/** Undefined where there is nothing to draw. */
function highestOf({ rows, groups }: ChartData) {
  let highest: { row: ChartRow; value: number } | undefined;
  for (const row of rows) {
    // The values of a point are of several units; the first is drawn.
    for (const value of groups ? row.values.slice(0, 1) : row.values) {
      if (typeof value === 'number' && (!highest || value > highest.value)) highest = { row, value };
    }
  }
  return highest;
}
