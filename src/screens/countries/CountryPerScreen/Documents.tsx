import { useState } from 'react';
import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import {
  addPerDocumentEndpoint,
  deletePerDocumentEndpoint,
  PER_DOCUMENT_LIMIT,
  perDocumentsEndpoint,
} from '#contracts/per/documents.ts';
import { everything } from '#contracts/query.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRefusalText } from '#src/hooks/useRefusalText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../countries.module.css';
import type { Process } from './process.ts';
import { countryPerStrings } from './strings.ts';

type PerDocument = AnswerOf<typeof perDocumentsEndpoint>['results'][number];

/** What people take: documents alone, no photos. */
const ACCEPT = '.pdf,.docx,.pptx';

/** The name that its address ends in. */
function nameOf({ file }: PerDocument): string {
  const last = new URL(file).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Documents of a cycle: to read, to add and to remove, for those who look after its country. */
export function Documents({ process: { id: per, country } }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const { client } = useApp();
  const { profile } = useAuth();
  const tell = useTell();
  const query = country ? everything({ country, per }) : undefined;
  const request = useRequest(perDocumentsEndpoint, query);
  const removing = useConfirm(async ({ id }: PerDocument) => {
    await client.call(deletePerDocumentEndpoint, { path: { id } });
    tell({ name: 'per-document', variant: 'success', title: strings.removed });
  });
  const documents = request.answer?.results ?? [];
  const own = documents.filter(({ created_by }) => created_by === profile?.id).length;
  return (
    <Panel heading={strings.documents} {...panelOf(request, { skeleton: <Skeleton height="14rem" /> })}>
      <div className={styles.stack}>
        {documents.length > 0 && (
          <Grid preferredColumns={3} minWidth={16}>
            {documents.map((document) => {
              const name = nameOf(document);
              return (
                <Card key={document.id} className={styles.card}>
                  <p className={styles.address}>
                    <TextLink to={document.file} isExternal>
                      <bdi>{name}</bdi>
                    </TextLink>
                  </p>
                  <p className={styles.note}>
                    {fill(strings.added, { date: formatDate(document.created_at, language) })}
                  </p>
                  <div className={styles.screenOnly}>
                    <Button
                      ref={handFocusOnAtEnd}
                      size="sm"
                      aria-label={fill(strings.removeOf, { name })}
                      onClick={() => removing.open(document)}
                    >
                      {strings.remove}
                    </Button>
                  </div>
                </Card>
              );
            })}
          </Grid>
        )}
        {documents.length === 0 && <p>{strings.noDocuments}</p>}
        {country && <AddDocument country={country} per={per} isFull={own >= PER_DOCUMENT_LIMIT} />}
      </div>
      <ConfirmDialog
        {...removing.dialog}
        heading={strings.removeQuestion}
        message={removing.subject && nameOf(removing.subject)}
      />
    </Panel>
  );
}

interface AddDocumentProps {
  country: number;
  per: number;
  /** The reader has sent as many as one may. */
  isFull: boolean;
}

/** What is chosen is sent at once. */
function AddDocument({ country, per, isFull }: AddDocumentProps) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const refusalText = useRefusalText();
  const tell = useTell();
  const [file, setFile] = useState<File>();
  const adding = useMutation(addPerDocumentEndpoint, () => {
    setFile(undefined);
    tell({ name: 'per-document', variant: 'success', title: strings.addedNow });
  });
  const send = (sent: File) =>
    adding.submit({ body: { country: String(country), per: String(per), file: sent } });
  const { isSending, error } = adding;
  return (
    <div className={styles.screenOnly}>
      <FileInput
        name="file"
        label={strings.addDocument}
        hint={fill(strings.documentLimit, { count: formatNumber(PER_DOCUMENT_LIMIT, language) })}
        limits={{ accept: ACCEPT, maxSize: ATTACHMENT_LIMITS.bytes }}
        isDisabled={isFull || isSending}
        files={
          file
            ? [
                {
                  id: 'file',
                  name: file.name,
                  size: file.size,
                  status: isSending ? 'uploading' : error === undefined ? 'uploaded' : 'failed',
                  error: error === undefined ? undefined : refusalText(error),
                },
              ]
            : []
        }
        onAdd={([added]) => {
          if (!added) return;
          setFile(added);
          send(added);
        }}
        onRemove={() => setFile(undefined)}
        onRetry={() => file && send(file)}
      />
    </div>
  );
}
