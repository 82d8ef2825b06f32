import clsx from 'clsx';
import type { ReactNode } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { inputStrings } from '../FormField/strings.ts';
import { IconButton } from '../IconButton/index.tsx';
import { CloseIcon } from '../laterIcons.tsx';
import { Thumbnail } from '../Thumbnail/index.tsx';
import styles from './FileInput.module.css';
import { formatFileSize } from './formatFileSize.ts';

/** A file as the reader sees it; where it goes, and how, is the caller's. */
export interface FileEntry {
  id: string;
  name: string;
  /** Bytes. */
  size?: number | undefined;
  status: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** What it waits for. */
  note?: string | undefined;
  /** Percent sent, while uploading; undefined where it is not known. */
  progress?: number | undefined;
  /** Why it failed. */
  error?: string | undefined;
  /** Trying again could help. `@default` true */
  canRetry?: boolean | undefined;
  /** Where it can be looked at. */
  href?: string | undefined;
  /** It is shown small. `@default` false */
  isPhoto?: boolean | undefined;
  /** Where the picture of a photo is, once that is known. */
  preview?: string | undefined;
  /** What else stands below its name. */
  more?: ReactNode;
}

interface FileRowProps {
  file: FileEntry;
  isDisabled: boolean;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** One file with how far it is, and what can be done with it. */
export function FileRow({ file, ...row }: FileRowProps) {
  const { name, size, status, note, progress, error, canRetry = true, href, isPhoto = false, preview } = file;
  const strings = useStrings(inputStrings);
  const common = useStrings(commonStrings);
  const language = useLanguage();
  const words = {
    waiting: note ?? strings.waiting,
    uploading: undefined,
    uploaded: strings.uploaded,
    failed: error ?? strings.uploadFailed,
  }[status];
  const about = [size === undefined ? undefined : formatFileSize(size, language), words].filter(Boolean);
  return (
    <li className={clsx(styles.file, isPhoto && styles.photo)}>
      {isPhoto && <Thumbnail src={preview} label={fill(strings.showPhoto, { name })} />}
      <div className={styles.name}>
        {href ? (
          <a href={href} dir="auto">
            {name}
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        <div className={clsx(styles.about, status === 'failed' && styles.failed)}>{about.join(' · ')}</div>
        {file.more}
      </div>
      {status === 'failed' && canRetry && row.onRetry && !row.isDisabled ? (
        <Button size="sm" aria-label={fill(strings.retry, { name })} onClick={row.onRetry}>
          {common.tryAgain}
        </Button>
      ) : (
        <span />
      )}
      {row.onRemove && !row.isDisabled && (
        <IconButton label={fill(strings.remove, { name })} icon={<CloseIcon />} onClick={row.onRemove} />
      )}
      {status === 'uploading' && (
        <progress aria-label={fill(strings.uploading, { name })} max={100} value={progress} />
      )}
    </li>
  );
}
