import { useState } from 'react';
import type { DrefStage } from '#rules/dref.ts';
import { Button } from '#src/components/Button/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { useIsFormLocked } from '#src/forms/FormContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefStrings } from '#src/records/dref/strings.ts';

const ImportDialog = lazyComponent(async () => (await import('./ImportDialog/index.tsx')).ImportDialog);

/** Where a form begins with a file, or takes one over. What reads it comes when it is asked for. */
export function ImportExcel({ stage }: { stage: DrefStage }) {
  const strings = useStrings(drefStrings);
  const isLocked = useIsFormLocked();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button disabled={isLocked} onClick={() => setOpen(true)}>
        {strings.importExcel}
      </Button>
      {isOpen && <ImportDialog stage={stage} onClose={() => setOpen(false)} />}
    </div>
  );
}
