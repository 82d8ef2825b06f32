import clsx from 'clsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { isOpenStep, stateOf, stepPath, TRACKED, type TrackedPhase } from '../steps.ts';
import { perStrings } from '../strings.ts';
import styles from './PhaseTrack.module.css';

interface PhaseTrackProps {
  /** A key of `per_perphases`. */
  phase: number;
  /** Names the process; missing for one that is not there yet. */
  perId?: number | undefined;
  /** The step that the page is about. */
  shown?: TrackedPhase | undefined;
}

const TONE = { done: 'success', current: 'info', notYet: 'neutral' } as const;

/** The phases of a PER process in their order, with how far each is, and the way to those that have begun. */
export function PhaseTrack({ phase, perId, shown }: PhaseTrackProps) {
  const strings = useStrings(perStrings);
  return (
    <ol className={styles.phases} aria-label={strings.phases}>
      {TRACKED.map((tracked) => {
        const state = stateOf(tracked, phase);
        const isShown = tracked === shown;
        const to =
          perId !== undefined && !isShown && isOpenStep(tracked, phase)
            ? stepPath(tracked, perId)
            : undefined;
        return (
          <li
            key={tracked}
            className={clsx(styles.phase, isShown && styles.shown)}
            aria-current={isShown ? 'step' : undefined}
          >
            {to ? <TextLink to={to}>{strings[tracked]}</TextLink> : <span>{strings[tracked]}</span>}
            <Chip variant={TONE[state]}>{strings[state]}</Chip>
          </li>
        );
      })}
    </ol>
  );
}
