import {
  selectFile,
  selectHasFailed,
  selectIsDone,
  selectIsPreparing,
  selectIsRefused,
  selectProgress,
  selectUploadError,
  type UploadSnapshot,
} from '#machines/upload.ts';
import type { FileEntry } from '#src/components/FileInput/index.tsx';

/** A file as a `FileInput` shows it, with what is done with it and why it failed, not in words yet. */
export function entryOf(
  snapshot: UploadSnapshot,
): Omit<FileEntry, 'error' | 'note'> & { isPreparing: boolean; error: unknown } {
  const { key, name, size } = selectFile(snapshot);
  const progress = selectProgress(snapshot);
  return {
    id: key,
    name,
    size,
    status: statusOf(snapshot, progress),
    progress,
    isPreparing: selectIsPreparing(snapshot),
    canRetry: !selectIsRefused(snapshot),
    error: selectUploadError(snapshot),
  };
}

function statusOf(snapshot: UploadSnapshot, progress: number | undefined): FileEntry['status'] {
  if (selectIsDone(snapshot)) return 'uploaded';
  if (selectHasFailed(snapshot)) return 'failed';
  return progress === undefined ? 'waiting' : 'uploading';
}
