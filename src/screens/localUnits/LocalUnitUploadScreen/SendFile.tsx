import { useState } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { offers } from '#contracts/extensions.ts';
import { HEALTH_CARE } from '#contracts/localUnits/codes.ts';
import {
  previewLocalUnitsEndpoint,
  UPLOAD_LIMITS,
  UPLOAD_STATUS,
  uploadLocalUnitsEndpoint,
  uploadTemplateEndpoint,
} from '#contracts/localUnits/upload.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useRefusalText } from '#src/hooks/useRefusalText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { RefusedRows } from './RefusedRows.tsx';
import { RowTable } from './RowTable.tsx';
import { localUnitUploadStrings } from './strings.ts';

interface SendFileProps {
  country: number;
  /** Those that are kept elsewhere, and whose units the reader validates. */
  types: readonly { id: number; name: string }[];
}

interface Choice {
  sent: File;
  /** The id of a type. */
  of: string;
}
/** What a choice would do, or why that could not be told. */
interface Previewed extends Choice {
  preview?: AnswerOf<typeof previewLocalUnitsEndpoint>;
  error?: unknown;
}
const NOT_YET: Partial<Previewed> = {};

/** Chooses a type and a file, shows row by row what would be taken over, and takes it over once that is confirmed. */
export function SendFile({ country, types }: SendFileProps) {
  const strings = useStrings(localUnitUploadStrings);
  const refusalText = useRefusalText();
  const tell = useTell();
  const { client, config } = useApp();
  const [type, setType] = useState(types.length === 1 ? String(types[0]?.id) : '');
  const [file, setFile] = useState<File>();
  const isPreviewed = offers(config, 'uploadPreview');
  const previewing = useDeed(
    async ({ sent, of }: Choice, signal): Promise<Previewed> => {
      try {
        return {
          sent,
          of,
          preview: await client.call(previewLocalUnitsEndpoint, { body: bodyOf(sent, of), signal }),
        };
      } catch (error) {
        return { sent, of, error };
      }
    },
    // What was chosen meanwhile was not looked at: it would take the place of units that nobody was told of.
    ({ sent, of }) => {
      if (file && type && (sent !== file || of !== type)) previewing.begin({ sent: file, of: type });
    },
  );
  const taking = useConfirm(async (sent: File) => {
    const { status, error_message } = await client.call(uploadLocalUnitsEndpoint, {
      body: bodyOf(sent, type),
    });
    tell({
      name: 'local-unit-upload',
      ...(status === UPLOAD_STATUS.success
        ? { variant: 'success', title: strings.taken }
        : status === UPLOAD_STATUS.pending
          ? { variant: 'info', title: strings.waits }
          : { variant: 'danger', title: strings.notTaken, description: error_message ?? undefined }),
    });
    setFile(undefined);
  });
  const bodyOf = (sent: File, of: string) => ({ country: String(country), local_unit_type: of, file: sent });
  function choose(sent: File | undefined, of: string) {
    setFile(sent);
    setType(of);
    if (sent && of && isPreviewed) previewing.begin({ sent, of });
  }
  const { result } = previewing;
  const { preview, error } = file && result?.sent === file && result.of === type ? result : NOT_YET;
  const isReading = file && previewing.isRunning;
  const isRight = file && type !== '' && (!isPreviewed || (preview && preview.refused.length === 0));
  return (
    <Panel heading={strings.send}>
      <div className={styles.stack}>
        <div className={styles.narrow}>
          <SelectInput
            name="type"
            label={strings.type}
            value={type}
            onChange={(of) => choose(file, of)}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={strings.chooseType}
          />
        </div>
        {type !== '' && <Template type={Number(type)} />}
        <FileInput
          name="file"
          label={strings.file}
          limits={{ accept: '.xlsx,.xlsm', maxSize: UPLOAD_LIMITS.bytes }}
          isDisabled={type === ''}
          files={
            file
              ? [
                  {
                    id: 'file',
                    name: file.name,
                    size: file.size,
                    status: error !== undefined ? 'failed' : 'waiting',
                    note: isReading ? strings.reading : undefined,
                    error: error === undefined ? undefined : refusalText(error),
                    canRetry: false,
                  },
                ]
              : []
          }
          onAdd={([added]) => choose(added, type)}
          onRemove={() => setFile(undefined)}
        />
        {preview && <Preview name={file?.name ?? ''} {...preview} />}
        <div>
          <Button variant="primary" disabled={!isRight} onClick={() => file && taking.open(file)}>
            {strings.upload}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        {...taking.dialog}
        heading={strings.uploadQuestion}
        message={preview?.replaced ? <Replaces count={preview.replaced} /> : undefined}
      />
    </Panel>
  );
}

function Replaces({ count }: { count: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  return fill(plural(strings, 'replaces', count, language), { count: formatNumber(count, language) });
}

/** Where the template of a type is. */
function Template({ type }: { type: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const { answer } = useRequest(uploadTemplateEndpoint, {
    query: { bulk_upload_template: type === HEALTH_CARE ? 'health_care' : 'local_unit' },
  });
  return (
    <p>
      {answer && (
        <TextLink to={answer.template_url} isExternal>
          {strings.template}
        </TextLink>
      )}
    </p>
  );
}

type PreviewProps = AnswerOf<typeof previewLocalUnitsEndpoint>;

function Preview({ name, read, refused }: PreviewProps & { name: string }) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  const counted = (count: number) => ({ count: formatNumber(count, language) });
  return (
    <div className={styles.stack}>
      <div role="status">
        <p>{fill(plural(strings, 'read', read.length, language), counted(read.length))}</p>
        {refused.length > 0 && (
          <p>{fill(plural(strings, 'refusedRows', refused.length, language), counted(refused.length))}</p>
        )}
      </div>
      {refused.length > 0 && (
        <div className={styles.part}>
          <h3>{fill(strings.rowsOf, { file: name })}</h3>
          <RefusedRows of={name} rows={refused} />
        </div>
      )}
      {read.length > 0 && (
        <div className={styles.part}>
          <h3>{strings.readRows}</h3>
          <RowTable
            caption={strings.readRows}
            rows={read}
            about={{
              key: 'address',
              heading: strings.address,
              cell: ({ address }) => <bdi>{address || MISSING}</bdi>,
            }}
          />
        </div>
      )}
    </div>
  );
}
