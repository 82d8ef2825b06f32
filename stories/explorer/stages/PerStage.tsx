import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import {
  type perProcessMachine,
  selectFinishFailure,
  selectIsFinishing,
  selectPhase,
  selectStep,
} from '#machines/perProcess.ts';
import { PER_PHASE, PER_STEPS } from '#rules/perSteps.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { PhaseTrack } from '#src/records/per/PhaseTrack/index.tsx';
import { perStrings } from '#src/records/per/strings.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

/** A process of which each step can be finished when its turn has come; somebody else may bring it on meanwhile. */
export function PerProcessStage({ actor }: { actor: Actor<typeof perProcessMachine> }) {
  const strings = useStrings(perStrings);
  const { author, server } = useStrings(stageStrings);
  const phase = useSelector(actor, selectPhase);
  const step = useSelector(actor, selectStep);
  const isFinishing = useSelector(actor, selectIsFinishing);
  const failure = useSelector(actor, selectFinishFailure);
  const isOver = phase >= PER_PHASE.action;
  return (
    <div className={styles.page}>
      <PhaseTrack phase={phase} shown={isOver ? 'action' : step} />
      <p role="status">{failure && strings.stepNotYet}</p>
      <Panel heading={author}>
        <div className={styles.deeds}>
          {PER_STEPS.map((one) => (
            <Button
              key={one}
              size="sm"
              disabled={isFinishing || isOver}
              onClick={() => actor.send({ type: 'finish', step: one })}
            >
              {strings[one]}
            </Button>
          ))}
        </div>
      </Panel>
      <Panel heading={server}>
        <div className={styles.deeds}>
          <Button
            size="sm"
            disabled={isOver}
            onClick={() => actor.send({ type: 'phase.changed', phase: phase + 1 })}
          >
            {strings.openCurrent}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
