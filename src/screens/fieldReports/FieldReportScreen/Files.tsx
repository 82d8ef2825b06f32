import { FILE_TYPES } from '#contracts/attachments.ts';
import { formatFileSize } from '#src/components/FileInput/formatFileSize.ts';
import { Gallery } from '#src/components/Gallery/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

type AttachedFile = NonNullable<FieldReport['files_details']>[number];

/** Photos of a report to look at, and documents to open. */
export function Files({ files }: { files: readonly AttachedFile[] }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  if (files.length === 0) return null;
  const photos = files.filter(isPhoto);
  const documents = files.filter((file) => !isPhoto(file));
  return (
    <Panel heading={strings.files}>
      <div className={styles.attached}>
        {photos.length > 0 && (
          <Gallery
            photos={photos.map(({ id, name, size, file }) => ({
              id,
              src: file,
              caption: titleOf(name),
              detail: formatFileSize(size, language),
            }))}
          />
        )}
        {documents.length > 0 && (
          <ul className={styles.files}>
            {documents.map(({ id, name, size, file }) => (
              <li key={id}>
                <TextLink to={file} isExternal>
                  <bdi>{name}</bdi>
                </TextLink>{' '}
                <span className={styles.role}>{formatFileSize(size, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** What a photo is called, without what kind of file it is. */
const titleOf = (name: string) => name.replace(/\.[^.\s]{1,5}$/, '');

const isPhoto = ({ media_type }: AttachedFile) =>
  FILE_TYPES.some((type) => type.isPhoto && type.mediaType === media_type);
