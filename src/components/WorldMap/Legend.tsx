import { useStrings } from '#src/i18n/StringsContext.ts';
import { LayerMark } from './LayerMark.tsx';
import { Mark } from './Mark.tsx';
import type { MapCategory, MapLayer } from './mapData.ts';
import { shapeOf } from './shapes.ts';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

/** What a map is read by. */
export interface MapKey {
  /** What the colours tell. */
  title: string | undefined;
  /** Of whole countries. */
  areas: readonly MapCategory[];
  categories: readonly MapCategory[];
  /** Makes the categories buttons, and is told the key of the pressed one. */
  onPick?: ((key: string) => void) | undefined;
  /** The keys of those that the map is narrowed to. */
  picked?: readonly string[] | undefined;
  layers: readonly MapLayer[];
  /** Whether the categories fill provinces. */
  isFilled: boolean;
  /** What the sizes tell, with some of them in px; none where they tell nothing. */
  measure: string;
  sizes: readonly { label: string; radius: number }[];
}

/** The colours and shapes of a map in words, and what its sizes mean. */
export function Legend({
  title,
  areas,
  categories,
  onPick,
  picked,
  layers,
  isFilled,
  measure,
  sizes,
}: MapKey) {
  const strings = useStrings(worldMapStrings);
  return (
    <div className={styles.legends}>
      <div>
        {title && <p className={styles.legendTitle}>{title}</p>}
        <ul className={styles.legend} aria-label={title ?? strings.legend}>
          {areas.map(({ key, label, color }) => (
            <li key={key}>
              <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
              {label}
            </li>
          ))}
          {categories.map(({ key, label, color }) => (
            <li key={key}>
              {isFilled ? (
                <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
              ) : (
                <Mark shape={shapeOf(categories, key)} color={color} />
              )}
              {onPick ? (
                <button
                  type="button"
                  className={styles.pick}
                  aria-pressed={picked?.includes(key) ?? false}
                  onClick={() => onPick(key)}
                >
                  {label}
                </button>
              ) : (
                label
              )}
            </li>
          ))}
          {layers.map(({ key, label, color, look }) => (
            <li key={key}>
              <LayerMark look={look} color={color} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      {sizes.length > 0 && (
        <div>
          <p className={styles.legendTitle}>{measure}</p>
          <ul className={styles.legend} aria-label={measure}>
            {sizes.map(({ label, radius }) => (
              <li key={label}>
                <span
                  className={styles.size}
                  style={{ inlineSize: 2 * radius, blockSize: 2 * radius }}
                  aria-hidden="true"
                />
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
