import { useRef, useState } from 'react';
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
import { focusHeadingOf } from '#src/components/handFocusOn.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { isRefusal, useRefusalText } from '#src/hooks/useRefusalText.ts';
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
/** A choice with what came of it, or why nothing did. */
interface Tried<Answer> extends Choice {
  answer?: Answer;
  error?: unknown;
}

const bodyOf = (country: number, { sent, of }: Choice) => ({
  country: String(country),
  local_unit_type: of,
  file: sent,
});

/** Tries something with a choice; what fails is told of that choice alone. */
async function attempt<Answer>(choice: Choice, call: () => Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { ...choice, answer: await call() };
  } catch (error) {
    return { ...choice, error };
  }
}

/** Chooses a type and a file, shows row by row what would be taken over, and takes it over once that is confirmed. */
export function SendFile({ country, types }: SendFileProps) {
  const strings = useStrings(localUnitUploadStrings);
  const refusalText = useRefusalText();
  const tell = useTell();
  const { client, config } = useApp();
  const button = useRef<HTMLButtonElement>(null);
  const [type, setType] = useState(types.length === 1 ? String(types[0]?.id) : '');
  const [file, setFile] = useState<File>();
  const isPreviewed = offers(config, 'uploadPreview');
  const previewing = useDeed(
    (choice: Choice, signal) =>
      attempt(choice, () =>
        client.call(previewLocalUnitsEndpoint, { body: bodyOf(country, choice), signal }),
      ),
    // What was chosen meanwhile was not looked at: it would take the place of units that nobody was told of.
    ({ sent, of }) => {
      if (file && type && (sent !== file || of !== type)) previewing.begin({ sent: file, of: type });
    },
  );
  const taking = useDeed(
    async (choice: Choice) => {
      // Without a signal: a file that is on its way goes on, and who left the page is told of it.
      const taken = await attempt(choice, () =>
        client.call(uploadLocalUnitsEndpoint, { body: bodyOf(country, choice) }),
      );
      const status = taken.answer?.status;
      if (status === UPLOAD_STATUS.success)
        tell({ name: 'local-unit-upload', variant: 'success', title: strings.taken });
      if (status === UPLOAD_STATUS.pending)
        tell({ name: 'local-unit-upload', variant: 'info', title: strings.waits });
      return taken;
    },
    ({ answer, error }) => {
      const isOver = answer !== undefined || isRefusal(error);
      // With nothing left to take over the button is off, and would lose the focus.
      if (isOver && document.activeElement === button.current)
        focusHeadingOf(button.current?.closest('section') ?? null);
      if (answer && answer.status !== UPLOAD_STATUS.failed) setFile(undefined);
    },
  );
  const asking = useConfirm((choice: Choice) => taking.begin(choice));
  function choose(sent: File | undefined, of: string) {
    setFile(sent);
    setType(of);
    if (sent && of && isPreviewed) previewing.begin({ sent, of });
  }
  /** What came of this choice; of another nothing is said. */
  const ofChoice = <Result extends Choice>(tried: Result | undefined): Partial<Result> =>
    tried && tried.sent === file && tried.of === type ? tried : {};
  const { answer: preview, error: unread } = ofChoice(previewing.result);
  const { answer: taken, error: untaken } = ofChoice(taking.result);
  const error = unread ?? untaken;
  const why = taken
    ? [strings.notTaken, taken.error_message].filter(Boolean).join(': ')
    : error === undefined
      ? undefined
      : refusalText(error);
  const isReading = file && previewing.isRunning;
  const isRight =
    file &&
    type !== '' &&
    !taken &&
    !isRefusal(untaken) &&
    (!isPreviewed || (preview && preview.refused.length === 0));
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
            disabled={taking.isRunning}
          />
        </div>
        {type !== '' && <Template type={Number(type)} />}
        <FileInput
          name="file"
          label={strings.file}
          limits={{ accept: '.xlsx,.xlsm', maxSize: UPLOAD_LIMITS.bytes }}
          isDisabled={type === '' || taking.isRunning}
          files={
            file
              ? [
                  {
                    id: 'file',
                    name: file.name,
                    size: file.size,
                    status: taking.isRunning ? 'uploading' : why === undefined ? 'waiting' : 'failed',
                    note: isReading ? strings.reading : undefined,
                    // Said aloud below the name, where it stands once.
                    error: '',
                    more: why !== undefined && (
                      <p role="alert" className={styles.why}>
                        {why}
                      </p>
                    ),
                    canRetry: unread !== undefined && !isRefusal(unread),
                  },
                ]
              : []
          }
          onAdd={([added]) => choose(added, type)}
          onRemove={() => setFile(undefined)}
          onRetry={() => choose(file, type)}
        />
        <Outcome name={file?.name ?? ''} preview={preview} taken={taken} />
        <div>
          <Button
            ref={button}
            variant="primary"
            disabled={!isRight}
            isPending={taking.isRunning}
            onClick={() => file && asking.open({ sent: file, of: type })}
          >
            {strings.upload}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        {...asking.dialog}
        heading={strings.uploadQuestion}
        message={
          preview === undefined ? (
            strings.replacesAll
          ) : preview.replaced > 0 ? (
            <Replaces count={preview.replaced} />
          ) : undefined
        }
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
  const errorText = useErrorText();
  const { answer, error, retry } = useRequest(uploadTemplateEndpoint, {
    query: { bulk_upload_template: type === HEALTH_CARE ? 'health_care' : 'local_unit' },
  });
  if (!answer && error !== undefined)
    return <MessageBlock state="failed" message={errorText(error)} onRetry={retry} />;
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

interface OutcomeProps {
  name: string;
  preview: AnswerOf<typeof previewLocalUnitsEndpoint> | undefined;
  taken: AnswerOf<typeof uploadLocalUnitsEndpoint> | undefined;
}

/** What a file would do, or why nothing of it was taken over, row by row. */
function Outcome({ name, preview, taken }: OutcomeProps) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  const counted = (count: number) => ({ count: formatNumber(count, language) });
  const refused = taken?.refused ?? preview?.refused ?? [];
  const read = taken ? [] : (preview?.read ?? []);
  return (
    <div className={styles.stack}>
      {/* It stands always, so that what comes into it is heard. */}
      <div role="status">
        {preview && !taken && (
          <p>{fill(plural(strings, 'read', read.length, language), counted(read.length))}</p>
        )}
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
