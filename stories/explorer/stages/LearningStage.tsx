import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import {
  type learningSummaryMachine,
  selectIsSummaryWorking,
  selectSummaryError,
  selectSummaryPhase,
} from '#machines/learningSummary.ts';
import { SummaryProgress } from '#src/records/learning/Progress.tsx';

/** What a reader is told of a summary that is asked for. */
export function LearningSummaryStage({ actor }: { actor: Actor<typeof learningSummaryMachine> }) {
  return (
    <SummaryProgress
      phase={useSelector(actor, selectSummaryPhase)}
      isWorking={useSelector(actor, selectIsSummaryWorking)}
      error={useSelector(actor, selectSummaryError)}
      cancel={() => actor.send({ type: 'cancel' })}
      retry={() => actor.send({ type: 'retry' })}
    />
  );
}
