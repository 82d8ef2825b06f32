import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { exportFlashUpdateEndpoint } from '#contracts/flashUpdates/share.ts';
import {
  type MadeDocument,
  madeDocumentMachine,
  selectAddress,
  selectIsMaking,
  selectIsOverdue,
  selectMakingError,
} from '#machines/madeDocument.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';

/** The update as a document of its own. The real API makes it in its own time: it is asked again until it is there. */
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
  const { client } = useApp();
  const actor = useProvided(madeDocumentMachine, {
    actors: {
      ask: fromPromise<MadeDocument, undefined>(async ({ signal }) => {
        const { status, url } = await client.call(exportFlashUpdateEndpoint, { path: { id }, signal });
        return { address: (status === READY && url) || undefined };
      }),
    },
  });
  const isMaking = useSelector(actor, selectIsMaking);
  const isOverdue = useSelector(actor, selectIsOverdue);
  const address = useSelector(actor, selectAddress);
  const error = useSelector(actor, selectMakingError);
  return (
    <Dialog
      isOpen
      heading={strings.documentHeading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.close}</Button>
          {!address && (
            <Button variant="primary" isPending={isMaking} onClick={() => actor.send({ type: 'make' })}>
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
            isMaking && <p>{strings.documentPending}</p>
          )}
        </div>
        <FormErrors
          messages={error === undefined ? (isOverdue ? [strings.documentOverdue] : []) : [errorText(error)]}
        />
      </div>
    </Dialog>
  );
}
/** Of a document that is made, as the API says it. */
const READY = 'ready';
