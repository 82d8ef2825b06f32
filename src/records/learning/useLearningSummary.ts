import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { learningSummaryEndpoint } from '#contracts/operationalLearning/summary.ts';
import {
  type LearningQuestion,
  type LearningSummary,
  learningSummaryMachine,
  selectIsSummaryWorking,
  selectSummary,
  selectSummaryError,
  selectSummaryPhase,
} from '#machines/learningSummary.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import type { LearningQuery } from './filters.ts';

/** The summary of a query, asked for until it is there. The lifecycle is `machines/learningSummary.ts`. */
export function useLearningSummary(query: LearningQuery) {
  const { client } = useApp();
  const actor = useProvided(
    learningSummaryMachine,
    {
      actors: {
        look: fromPromise<LearningSummary, LearningQuestion>(({ input, signal }) =>
          client.call(learningSummaryEndpoint, { query: input.query as LearningQuery, signal }),
        ),
      },
    },
    { query },
  );
  const key = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the query does
  useEffect(() => {
    if (JSON.stringify(actor.getSnapshot().context.query) !== key)
      actor.send({ type: 'question.changed', query });
  }, [actor, key]);
  useEffect(() => {
    const tell = () => actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);
  return {
    phase: useSelector(actor, selectSummaryPhase),
    isWorking: useSelector(actor, selectIsSummaryWorking),
    error: useSelector(actor, selectSummaryError),
    /** What the call resolved with. */
    summary: useSelector(actor, selectSummary) as AnswerOf<typeof learningSummaryEndpoint> | undefined,
    cancel: () => actor.send({ type: 'cancel' }),
    retry: () => actor.send({ type: 'retry' }),
  };
}
