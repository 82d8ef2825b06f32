import type { Actor } from 'xstate';
import type { serverDocumentMachine } from '#machines/serverDocument.ts';
import { DocumentDeed, DocumentProgress } from '#src/records/ServerDocument/index.tsx';
import { useDocumentOf } from '#src/records/ServerDocument/useServerDocument.ts';
import styles from './stages.module.css';

/** What a reader is told of a document that the server makes, and what they can do. */
export function ServerDocumentStage({ actor }: { actor: Actor<typeof serverDocumentMachine> }) {
  const view = useDocumentOf(actor);
  return (
    <div className={styles.page}>
      <DocumentProgress {...view} />
      <div className={styles.deeds}>
        <DocumentDeed {...view} />
      </div>
    </div>
  );
}
