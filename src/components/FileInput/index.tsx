import clsx from 'clsx';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { fill } from '#src/i18n/fill.ts';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type FieldProps, FormField } from '../FormField/index.tsx';
import { inputStrings } from '../FormField/strings.ts';
import styles from './FileInput.module.css';
import { type FileEntry, FileRow } from './FileRow.tsx';
import { formatFileSize } from './formatFileSize.ts';

export type { FileEntry } from './FileRow.tsx';

/** What may be chosen; told before anything is chosen. To hold a file to them is the caller's: a drop heeds nothing. */
export interface FileLimits {
  /** As the `accept` of an input: ".pdf,.png,image/*". */
  accept?: string | undefined;
  /** Bytes, of each file. */
  maxSize?: number | undefined;
  /** How many in all. `@default` 1 */
  maxCount?: number | undefined;
}

interface FileInputProps extends FieldProps {
  /** The API's name of the field. */
  name: string;
  limits?: FileLimits | undefined;
  files: readonly FileEntry[];
  /** Files were picked or dropped: never more than one where `maxCount` is 1. */
  onAdd: (files: readonly File[]) => void;
  /** Without it nothing can be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Without it what failed stays so. */
  onRetry?: ((id: string) => void) | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Files, picked or dropped, with how far each is. A view alone: uploads are the caller's. */
export function FileInput({
  name,
  limits = {},
  files,
  onAdd,
  onRemove,
  onRetry,
  isDisabled = false,
  hint,
  ...field
}: FileInputProps) {
  const strings = useStrings(inputStrings);
  const limitText = useLimitText(limits);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isMultiple = (limits.maxCount ?? 1) > 1;

  function add(list: FileList | null) {
    const added = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (added.length > 0) onAdd(added);
  }

  function onPick({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files);
    // The same file can be chosen again after it was removed.
    target.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) add(event.dataTransfer.files);
  }

  function remove(id: string) {
    onRemove?.(id);
    // The button vanishes with its press.
    input.current?.focus();
  }

  return (
    <div className={styles.frame}>
      <FormField {...field} hint={[hint, limitText].filter(Boolean).join(' ')}>
        {({ 'aria-required': _, ...ids }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the input in it does the same by key
          <div
            className={clsx(styles.area, isOver && styles.over, field.error && styles.invalid)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!isDisabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <span className={styles.choose}>{isMultiple ? strings.chooseFiles : strings.chooseFile}</span>
            <span>{isMultiple ? strings.dropHereSeveral : strings.dropHere}</span>
            <input
              {...ids}
              ref={input}
              type="file"
              name={name}
              className={styles.input}
              accept={limits.accept}
              multiple={isMultiple}
              disabled={isDisabled}
              required={field.isRequired && files.length === 0}
              onChange={onPick}
            />
          </div>
        )}
      </FormField>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={strings.files}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isDisabled={isDisabled}
              onRemove={onRemove && (() => remove(file.id))}
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function useLimitText({ accept, maxSize, maxCount = 1 }: FileLimits) {
  const strings = useStrings(inputStrings);
  const language = useLanguage();
  return [
    accept && fill(strings.limitTypes, { types: formatList(typesOf(accept), language) }),
    maxSize !== undefined && fill(strings.limitSize, { size: formatFileSize(maxSize, language) }),
    maxCount > 1 && fill(strings.limitCount, { count: formatNumber(maxCount, language) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of ".pdf,image/png": PDF and PNG. */
function typesOf(accept: string) {
  const types = accept.split(',').map((type) =>
    type
      .trim()
      .replace(/\/\*$/u, '')
      .replace(/^.*[./]/u, '')
      .toUpperCase(),
  );
  return [...new Set(types)];
}
