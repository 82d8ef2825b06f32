import styles from './charts.module.css';
import { Legend } from './Legend.tsx';
import { colorOf, Swatch } from './patterns.tsx';
import { treemapRoom } from './sizes.ts';
import { Tooltip } from './Tooltip.tsx';
import { type Tile, tilesOf } from './tiles.ts';
import type { ChartRow, ChartSeries, DrawingProps } from './types.ts';
import { useMarks } from './useMarks.ts';

/** Smaller tiles have no room for a name, in px about. */
const NAMED = { width: 64, height: 44 };
const REM_PX = 16;
/** What stands above the name and round it, and a line of it. */
const [OVER_PX, LINE_PX] = [28, 15];

interface Leaf extends Tile {
  row: ChartRow;
  color: string;
}

/** A tile a row in the block of its group, as large as its value. What is not above zero is in the table alone. */
export default function TreemapDrawing(props: DrawingProps) {
  const { data, titleId, summaryId, picked } = props;
  const { groups = [] } = data;
  const { rem, aspect } = treemapRoom();
  const leaves = leavesOf(data.rows, groups, aspect);
  const { shown, write, partsOf, drawingProps, markProps } = useMarks(
    props,
    leaves.map(({ row }) => row),
  );
  const shownLeaf = leaves.find(({ row }) => row === shown);
  const px = (share: number, of: number) => (share / 100) * rem * REM_PX * of;
  return (
    <>
      <div className={styles.tree} style={{ blockSize: `${rem}rem` }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
        <svg
          className={styles.drawing}
          role="group"
          aria-labelledby={titleId}
          aria-describedby={summaryId}
          {...drawingProps}
        >
          {leaves.map(({ row, color, x, y, width, height }) => (
            <rect
              key={row.key}
              {...markProps(row)}
              className={styles.tile}
              data-picked={row.key === picked || undefined}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${height}%`}
              style={{ fill: color }}
            />
          ))}
        </svg>
        {leaves.map(
          ({ row, x, y, width, height }) =>
            px(width, aspect) >= NAMED.width &&
            px(height, 1) >= NAMED.height && (
              <div
                key={row.key}
                className={styles.tileLabel}
                style={{
                  insetInlineStart: `${x}%`,
                  insetBlockStart: `${y}%`,
                  inlineSize: `${width}%`,
                  blockSize: `${height}%`,
                }}
                aria-hidden="true"
              >
                <span className={styles.value}>{write(row.values[0])}</span>
                <span
                  style={{ WebkitLineClamp: Math.max(1, Math.floor((px(height, 1) - OVER_PX) / LINE_PX)) }}
                >
                  {row.label}
                </span>
              </div>
            ),
        )}
        {shown && shownLeaf && (
          <Tooltip
            heading={shown.label}
            parts={partsOf(shown)}
            x={shownLeaf.x + shownLeaf.width / 2}
            y={`${shownLeaf.y + shownLeaf.height / 2}%`}
          />
        )}
      </div>
      <Legend
        titleId={titleId}
        entries={groups.map(({ key, label, color }, index) => ({
          key,
          label,
          swatch: <Swatch fill={colorOf(index, color)} />,
        }))}
      />
    </>
  );
}

const figureOf = ({ values: [value] }: ChartRow) => value ?? 0;
const total = (rows: readonly ChartRow[]) => rows.reduce((sum, row) => sum + figureOf(row), 0);

/** In percent of the drawing: the groups with most first, and so their rows. */
function leavesOf(all: readonly ChartRow[], groups: readonly ChartSeries[], aspect: number): Leaf[] {
  const rows = all.filter((row) => figureOf(row) > 0).sort((one, other) => figureOf(other) - figureOf(one));
  const blocks = groups
    .map(({ key, color }, index) => ({
      rows: rows.filter(({ group }) => group === key),
      color: colorOf(index, color),
    }))
    .filter((block) => block.rows.length > 0)
    .sort((one, other) => total(other.rows) - total(one.rows));
  const boxes = tilesOf(
    blocks.map((block) => total(block.rows)),
    { x: 0, y: 0, width: 100 * aspect, height: 100 },
  );
  return blocks.flatMap((block, index) => {
    const box = boxes[index];
    if (!box) return [];
    const tiles = tilesOf(block.rows.map(figureOf), box);
    return block.rows.flatMap((row, position) => {
      const tile = tiles[position];
      return tile
        ? [{ ...tile, row, color: block.color, x: tile.x / aspect, width: tile.width / aspect }]
        : [];
    });
  });
}
