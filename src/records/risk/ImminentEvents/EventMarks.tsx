import { Chip } from '#src/components/Chip/index.tsx';
import { Mark } from '#src/components/WorldMap/Mark.tsx';
import { shapeOf } from '#src/components/WorldMap/shapes.ts';
import { ALERT_LOOKS, ratingOf } from '../alertLooks.ts';
import { SOURCE_NAMES } from '../imminent.ts';
import styles from '../risk.module.css';
import type { SourcedEvent } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';

/** Who tells of an event, and how it is alerted to: by shape, colour and word. */
export function EventMarks({ event }: { event: SourcedEvent }) {
  const strings = useEventWords();
  const { source, hazard } = event;
  const rating = ratingOf(event);
  const { color, shape } = ALERT_LOOKS[rating];
  return (
    <span className={styles.marks}>
      <span className={styles.alert}>
        <Mark shape={shapeOf([{ key: rating, shape }], rating)} color={color} />
        {strings[`level_${rating}`]}
      </span>
      {hazard && <span>{strings[hazard]}</span>}
      <Chip>
        <bdi>{SOURCE_NAMES[source]}</bdi>
      </Chip>
    </span>
  );
}
