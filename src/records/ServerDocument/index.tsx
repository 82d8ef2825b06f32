import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Spinner } from '#src/components/Spinner/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './ServerDocument.module.css';
import { serverDocumentStrings } from './strings.ts';
import {
  type DocumentPace,
  type DocumentView,
  type LookForDocument,
  useServerDocument,
} from './useServerDocument.ts';

interface ServerDocumentDialogProps {
  heading: string;
  /** What the document is. */
  message: string;
  look: LookForDocument;
  /** Where it has one of its own. */
  pace?: DocumentPace;
  onClose: () => void;
}

/** Has the server make a document, says how far it is, and hands it out. */
export function ServerDocumentDialog({ heading, message, look, pace, onClose }: ServerDocumentDialogProps) {
  const strings = useStrings(serverDocumentStrings);
  const view = useServerDocument(look, pace);
  return (
    <Dialog
      isOpen
      heading={heading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.close}</Button>
          <DocumentDeed {...view} />
        </>
      }
    >
      <p>{message}</p>
      <DocumentProgress {...view} />
    </Dialog>
  );
}

/** What can be done about the document as far as it is. */
export function DocumentDeed({ phase, order, cancel }: DocumentView) {
  const strings = useStrings(serverDocumentStrings);
  if (phase === 'ready') return null;
  if (phase === 'working') return <Button onClick={cancel}>{strings.cancel}</Button>;
  const words = { idle: strings.make, overdue: strings.lookAgain };
  return (
    <Button variant="primary" onClick={order}>
      {phase === 'idle' || phase === 'overdue' ? words[phase] : strings.makeAgain}
    </Button>
  );
}

/** How far it is, to listeners too. */
export function DocumentProgress({ phase, address, error }: DocumentView) {
  const strings = useStrings(serverDocumentStrings);
  const errorText = useErrorText();
  const isLost = phase === 'failed' || phase === 'overdue' || phase === 'unreachable';
  return (
    <>
      <div role="status" className={styles.progress}>
        {phase === 'working' && <Spinner />}
        {(phase === 'working' || phase === 'ready') && <p>{strings[phase]}</p>}
        {phase === 'ready' && address && (
          <TextLink to={address} isExternal>
            {strings.open}
          </TextLink>
        )}
      </div>
      <FormErrors messages={isLost ? [phase === 'unreachable' ? errorText(error) : strings[phase]] : []} />
    </>
  );
}
