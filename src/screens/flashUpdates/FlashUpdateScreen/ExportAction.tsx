import { useState } from 'react';
import { exportFlashUpdateEndpoint } from '#contracts/flashUpdates/share.ts';
import {
  FLASH_UPDATE_DOCUMENT_PATIENCE_MS,
  FLASH_UPDATE_DOCUMENT_POLL_MS,
} from '#machines/constants/timings.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ServerDocumentDialog } from '#src/records/ServerDocument/index.tsx';
import { flashUpdateStrings } from '../strings.ts';

/** The update as a document of its own. The real API makes it in its own time: it is asked again until it is there. */
export function ExportAction({ id }: { id: number }) {
  const strings = useStrings(flashUpdateStrings);
  const { client } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{strings.exportThis}</Button>
      {isOpen && (
        <ServerDocumentDialog
          heading={strings.documentHeading}
          message={strings.documentMessage}
          onClose={() => setIsOpen(false)}
          pace={PACE}
          // One call orders it and tells how far it is.
          look={async (_, signal) => {
            const { status, url } = await client.call(exportFlashUpdateEndpoint, { path: { id }, signal });
            return status === READY && url ? { state: 'ready', address: url } : { state: 'pending' };
          }}
        />
      )}
    </>
  );
}

const PACE = { poll: FLASH_UPDATE_DOCUMENT_POLL_MS, patience: FLASH_UPDATE_DOCUMENT_PATIENCE_MS };
/** Of a document that is made, as the API says it. */
const READY = 'ready';
