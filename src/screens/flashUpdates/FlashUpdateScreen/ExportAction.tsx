import { useState } from 'react';
import { exportFlashUpdateEndpoint } from '#contracts/flashUpdates/share.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';

/** The update as a document of its own. The real API makes it in its own time: whoever waits for it asks again. */
export function ExportAction({ id }: { id: number }) {
  const strings = useStrings(flashUpdateStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{strings.document}</Button>
      {isOpen && <ExportDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ExportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const strings = useStrings(flashUpdateStrings);
  const errorText = useErrorText();
  const making = useMutation(exportFlashUpdateEndpoint);
  const address = making.answer?.url;
  return (
    <Dialog
      isOpen
      heading={strings.documentHeading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.close}</Button>
          {!address && (
            <Button
              variant="primary"
              isPending={making.isSending}
              onClick={() => making.submit({ path: { id } })}
            >
              {strings.documentMake}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{strings.documentMessage}</p>
        <div role="status">
          {address ? (
            <TextLink to={address} isExternal>
              {strings.documentOpen}
            </TextLink>
          ) : (
            making.answer && <p>{strings.documentPending}</p>
          )}
        </div>
        <FormErrors messages={making.error === undefined ? [] : [errorText(making.error)]} />
      </div>
    </Dialog>
  );
}
