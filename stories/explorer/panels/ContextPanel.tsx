import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { toReadableJson } from '../model/inWords.ts';
import { stateInWords } from '../model/recording.ts';
import { explorerStrings } from '../strings.ts';
import styles from './panels.module.css';

/** What the machine remembers, and the actors that it has started. */
export function ContextPanel({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const strings = useStrings(explorerStrings);
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>);
  return (
    <div className={styles.context}>
      {children.length > 0 && (
        <p>
          {fill(strings.actors, {
            actors: children.map(([id, actor]) => `${id} (${stateOfChild(actor)})`).join(', '),
          })}
        </p>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={strings.contextAsJson}
        className={styles.scrolls}
      >
        <pre dir="ltr" className={styles.code}>
          {toReadableJson(snapshot.context)}
        </pre>
      </section>
    </div>
  );
}

function stateOfChild(actor: AnyActorRef | undefined) {
  const snapshot: { value?: AnyMachineSnapshot['value']; status: string } | undefined = actor?.getSnapshot();
  return snapshot?.value === undefined ? (snapshot?.status ?? 'gone') : stateInWords(snapshot.value);
}
