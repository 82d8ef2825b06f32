import { ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { ApiError } from '#contracts/errors.ts';
import type { Language } from '#contracts/languages.ts';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { toldApart } from '#src/domain/toldApart.ts';
import type { InputProps } from '#src/forms/definition.ts';
import { problemsOf } from '#src/forms/problems.ts';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type AttachedValue, type FileField, fileFieldAt } from './attached.ts';
import { CaptionInput } from './CaptionInput.tsx';
import { FileLostError } from './sendFiles.ts';
import { attachmentStrings } from './strings.ts';
import { FileRefusal } from './uploads.ts';
import { type Uploads, useUploadEntries } from './useUploads.ts';

/** Photos and documents of a record: each is checked and sent at once, and kept on the device until the record is. */
export function AttachmentsInput({
  common,
  value = NO_FILES,
  change,
  isLocked,
  uploads,
}: Pick<InputProps<readonly AttachedValue[]>, 'common' | 'value' | 'change' | 'isLocked'> & {
  uploads: Uploads;
}) {
  const strings = useStrings(attachmentStrings);
  const errorText = useErrorTexts(attachmentStrings);
  const field = fileFieldAt(uploads.fields, common.name);
  const reason = useReason(field);
  const all = useUploadEntries(uploads);
  // In whichever field of the form the other stands.
  const names = toldApart(all.map(({ name }) => name));
  const entries = all
    .map((entry, index) => ({ ...entry, name: names[index] ?? entry.name }))
    .filter(({ id }) => uploads.fieldOf(id) === common.name || value.some(({ key }) => key === id));
  const { most = 1, endings = [], captions } = field ?? {};

  function remove(key: string) {
    const others = value.filter((file) => file.key !== key);
    // A file that was refused is in no value.
    if (others.length < value.length) change(others);
    uploads.actor.send({ type: 'remove', key });
  }

  function add(files: readonly File[]) {
    // Another one takes the place of the only one.
    if (most === 1) for (const { id } of entries) remove(id);
    const taken = most === 1 ? 0 : entries.filter(({ canRetry }) => canRetry).length;
    uploads.add(files, { field: common.name, taken });
  }

  const caption = (key: string, name: string) => {
    const file = value.find((its) => its.key === key);
    return (
      file &&
      captions !== undefined && (
        <CaptionInput
          label={fill(strings.captionOf, { name })}
          path={common.name}
          file={file}
          limit={captions}
          onChange={(text) => change(value.map((its) => (its === file ? { ...its, caption: text } : its)))}
          isLocked={isLocked}
        />
      )
    );
  };

  return (
    <FileInput
      {...common}
      error={common.error && errorText(common.error)}
      limits={{
        accept: endings.map((ending) => `.${ending}`).join(','),
        maxSize: ATTACHMENT_LIMITS.bytes,
        maxCount: most,
      }}
      files={entries.map(({ error, isPreparing, size, ...entry }) => ({
        ...entry,
        size: size || undefined,
        note: isPreparing ? strings.preparing : undefined,
        error: reason(error),
        more: caption(entry.id, entry.name),
      }))}
      onAdd={add}
      onRemove={remove}
      onRetry={(key) => uploads.actor.send({ type: 'retry', key })}
      isDisabled={isLocked}
    />
  );
}
const NO_FILES: readonly AttachedValue[] = [];

/** Why a file failed, in the reader's language. */
function useReason(field: FileField | undefined) {
  const language = useLanguage();
  const strings = useStrings(attachmentStrings);
  const sentence = useErrorTexts(attachmentStrings);
  const errorText = useErrorText();
  return (error: unknown): string | undefined => {
    if (error === undefined) return undefined;
    if (error instanceof FileRefusal)
      return field ? refusalIn(field, error.reason, strings, language) : undefined;
    if (error instanceof FileLostError) return strings.lost;
    const [problem] = error instanceof ApiError ? problemsOf(error) : [];
    return problem ? sentence(problem.message) : errorText(error);
  };
}

/** What a field does not take is told by what it takes. */
function refusalIn(
  { most, endings }: FileField,
  reason: FileRefusal['reason'],
  strings: Readonly<Record<FileRefusal['reason'] | 'tooManyOf' | 'wrongTypeOf', string>>,
  language: Language,
): string {
  if (reason === 'tooMany') return fill(strings.tooManyOf, { count: most });
  if (reason === 'wrongType')
    return fill(strings.wrongTypeOf, {
      types: formatList(
        endings.map((ending) => ending.toUpperCase()),
        language,
      ),
    });
  return strings[reason];
}
