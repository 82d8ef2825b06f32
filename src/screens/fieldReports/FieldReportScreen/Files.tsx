import { FILE_TYPES } from '#contracts/attachments.ts';
import { formatFileSize } from '#src/components/FileInput/formatFileSize.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { Thumbnail } from '#src/components/Thumbnail/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

type AttachedFile = NonNullable<FieldReport['files_details']>[number];

/** Photos and documents of a report. */
export function Files({ files }: { files: readonly AttachedFile[] }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <Panel heading={strings.files}>
      <ul className={styles.files}>
        {files.map(({ id, name, size, media_type, file }) => (
          <li key={id} className={styles.file}>
            {isPhoto(media_type) && <Thumbnail src={file} label={fill(strings.showPhoto, { name })} />}
            <div>
              <TextLink to={file} isExternal>
                <bdi>{name}</bdi>
              </TextLink>{' '}
              <span className={styles.role}>{formatFileSize(size, language)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const isPhoto = (mediaType: string) =>
  FILE_TYPES.some((type) => type.isPhoto && type.mediaType === mediaType);
