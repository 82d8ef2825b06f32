import { useState } from 'react';
import { orderPdfEndpoint, PDF_STATUS, type PdfType, pdfEndpoint } from '#contracts/dref/pdf.ts';
import type { ServerDocument } from '#machines/serverDocument.ts';
import type { DrefStage } from '#rules/dref.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ServerDocumentDialog } from '#src/records/ServerDocument/index.tsx';
import { drefExportStrings } from './strings.ts';

const TYPE_OF: Readonly<Record<DrefStage, PdfType>> = {
  application: 'dref-applications',
  update: 'dref-operational-updates',
  report: 'dref-final-reports',
};

/** The sheets as a PDF of the server. The embedded API has nobody to make one: there the browser's print stands alone. */
export function PdfAction({ stage, id }: { stage: DrefStage; id: number }) {
  const strings = useStrings(drefExportStrings);
  const { client, config } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  if (!config.apiEndpoint) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{strings.pdf}</Button>
      {isOpen && (
        <ServerDocumentDialog
          heading={strings.pdfHeading}
          message={strings.pdfMessage}
          onClose={() => setIsOpen(false)}
          look={async (order, signal) =>
            documentOf(
              order === undefined
                ? await client.call(orderPdfEndpoint, {
                    body: { export_id: id, export_type: TYPE_OF[stage] },
                    signal,
                  })
                : await client.call(pdfEndpoint, { path: { id: order }, signal }),
            )
          }
        />
      )}
    </>
  );
}

function documentOf(pdf: { id: number; status: number; pdf_file: string | null }): ServerDocument {
  if (pdf.status === PDF_STATUS.pending) return { state: 'pending', order: pdf.id };
  if (pdf.status === PDF_STATUS.completed && pdf.pdf_file)
    return { state: 'ready', order: pdf.id, address: pdf.pdf_file };
  return { state: 'failed', order: pdf.id };
}
