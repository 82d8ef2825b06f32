import { Mark } from '#src/components/WorldMap/Mark.tsx';
import { shapeOf } from '#src/components/WorldMap/shapes.ts';
import { ALERT_LOOKS, type Rating } from './alertLooks.ts';
import styles from './risk.module.css';

/** A level of alert by shape, colour and word. */
export function AlertMark({ rating, text }: { rating: Rating; text: string }) {
  const { color, shape } = ALERT_LOOKS[rating];
  return (
    <span className={styles.alert}>
      <Mark shape={shapeOf([{ key: rating, shape }], rating)} color={color} />
      {text}
    </span>
  );
}
