import type { Actor } from 'xstate';
import { type lazyPartMachine, selectIsLost } from '#machines/lazyPart.ts';
import { Part } from '#src/components/lazyPart.tsx';
import { Spinner } from '#src/components/Spinner/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

interface LazyPartStageProps {
  actor: Actor<typeof lazyPartMachine>;
}

export function LazyPartStage({ actor }: LazyPartStageProps) {
  const strings = useStrings(stageStrings);
  // What it would ask for by itself as it appears is left to the reader; asking again is theirs in either place.
  const preload = () => {
    if (selectIsLost(actor.getSnapshot())) actor.send({ type: 'wanted' });
  };
  return (
    <div className={styles.page}>
      <Part of={{ actor: () => actor, preload }} props={{ children: strings.method }} pending={<Spinner />} />
    </div>
  );
}
