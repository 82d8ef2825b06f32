import { useRef } from 'react';
import { UPLOAD_LIMITS } from '#contracts/localUnits/upload.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { focusHeadingOf } from '#src/components/handFocusOn.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { Outcome } from './Outcome.tsx';
import { localUnitUploadStrings } from './strings.ts';
import { Template } from './Template.tsx';
import { type Choice, useUpload } from './useUpload.ts';

interface SendFileProps {
  country: number;
  /** Those that are kept elsewhere, and whose units the reader validates. */
  types: readonly { id: number; name: string }[];
}

/** Chooses a type and a file, shows row by row what would be taken over, and takes it over once that is confirmed. */
export function SendFile({ country, types }: SendFileProps) {
  const strings = useStrings(localUnitUploadStrings);
  const button = useRef<HTMLButtonElement>(null);
  const only = types.length === 1 ? String(types[0]?.id) : '';
  const { type, file, preview, taken, why, ready, ...upload } = useUpload(country, only, () => {
    // With nothing left to take over the button is off, and would lose the focus.
    if (document.activeElement === button.current) focusHeadingOf(button.current?.closest('section') ?? null);
  });
  const asking = useConfirm((choice: Choice) => upload.take(choice));
  return (
    <Panel heading={strings.send}>
      <div className={styles.stack}>
        <div className={styles.narrow}>
          <SelectInput
            name="type"
            label={strings.type}
            value={type}
            onChange={(of) => upload.choose(file, of)}
            options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={strings.chooseType}
            disabled={upload.isTaking}
          />
        </div>
        {type !== '' && <Template type={Number(type)} />}
        <FileInput
          name="file"
          label={strings.file}
          limits={{ accept: '.xlsx,.xlsm', maxSize: UPLOAD_LIMITS.bytes }}
          isDisabled={type === '' || upload.isTaking}
          files={
            file
              ? [
                  {
                    id: 'file',
                    name: file.name,
                    size: file.size,
                    status: upload.isTaking ? 'uploading' : why === undefined ? 'waiting' : 'failed',
                    note: upload.isReading ? strings.reading : undefined,
                    // Said aloud below the name, where it stands once.
                    error: '',
                    more: why !== undefined && (
                      <p role="alert" className={styles.why}>
                        {why}
                      </p>
                    ),
                    canRetry: upload.canReadAgain,
                  },
                ]
              : []
          }
          onAdd={([added]) => upload.choose(added, type)}
          onRemove={() => upload.choose(undefined, type)}
          onRetry={() => upload.choose(file, type)}
        />
        <Outcome name={file?.name ?? ''} preview={preview} taken={taken} />
        <div>
          <Button
            ref={button}
            variant="primary"
            disabled={!ready}
            isPending={upload.isTaking}
            onClick={() => ready && asking.open(ready)}
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
