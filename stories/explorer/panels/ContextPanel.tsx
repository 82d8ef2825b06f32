import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { toReadableJson } from '../model/inWords.ts';
import { stateInWords } from '../model/recording.ts';
import styles from './panels.module.css';

/** What the machine remembers, and the actors that it has started. */
export function ContextPanel({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>);
  return (
    <div className={styles.context}>
      {children.length > 0 && (
        <p>
          {'Actors: '}
          {children.map(([id, actor]) => `${id} (${stateOfChild(actor)})`).join(', ')}
        </p>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label="Context as JSON"
        className={styles.scrolls}
      >
        <pre className={styles.code}>{toReadableJson(snapshot.context)}</pre>
      </section>
    </div>
  );
}

function stateOfChild(actor: AnyActorRef | undefined) {
  const snapshot: { value?: AnyMachineSnapshot['value']; status: string } | undefined = actor?.getSnapshot();
  return snapshot?.value === undefined ? (snapshot?.status ?? 'gone') : stateInWords(snapshot.value);
}
