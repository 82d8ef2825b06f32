import { Chip } from '#src/components/Chip/index.tsx';
import { AlertMark } from '../AlertMark.tsx';
import { ratingOf } from '../alertLooks.ts';
import { SOURCE_NAMES } from '../imminent.ts';
import styles from '../risk.module.css';
import type { SourcedEvent } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';

/** Who tells of an event, and how it is alerted to: by shape, colour and word. */
export function EventMarks({ event }: { event: SourcedEvent }) {
  const strings = useEventWords();
  const { source, hazard } = event;
  const rating = ratingOf(event);
  return (
    <span className={styles.marks}>
      <AlertMark rating={rating} text={strings[`level_${rating}`]} />
      {hazard && <span>{strings[hazard]}</span>}
      <Chip>
        <bdi>{SOURCE_NAMES[source]}</bdi>
      </Chip>
    </span>
  );
}
