import type { Actor } from 'xstate';
import type { disclosureMachine } from '#machines/disclosure.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';

export function DisclosureStage({ actor }: { actor: Actor<typeof disclosureMachine> }) {
  return (
    <Driven actor={actor as never}>
      <div className={styles.page}>
        <Disclosure summary="Show the method" isLazy>
          Counted by the National Society.
        </Disclosure>
      </div>
    </Driven>
  );
}
