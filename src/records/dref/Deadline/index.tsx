import { Chip } from '#src/components/Chip/index.tsx';
import type { WholeProcess } from '../process.ts';
import { useDeadline } from '../useDeadline.ts';
import styles from './Deadline.module.css';

/** When the operation of a DREF ends or its final report is due, and whether that is soon or over; nothing where nothing is due. */
export function Deadline({ process }: { process: WholeProcess }) {
  const deadline = useDeadline(process);
  if (!deadline) return null;
  return (
    <span className={styles.deadline}>
      {deadline.text}
      {deadline.mark && <Chip variant={deadline.mark.variant}>{deadline.mark.text}</Chip>}
    </span>
  );
}
