import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';
import type { FlashUpdate } from './types.ts';

/** Where its facts come from. An address that is none of the web is told, and not followed. */
export function Resources({ update: { references = [] } }: { update: FlashUpdate }) {
  const strings = useStrings(flashUpdateStrings);
  const language = useLanguage();
  if (references.length === 0) return null;
  return (
    <Panel heading={strings.references}>
      <ul className={styles.list}>
        {references.map(({ id, source_description, date, url, document_details: file }) => {
          const name = source_description ?? '';
          return (
            <li key={id}>
              <strong dir="auto">{name}</strong>
              {date && <span className={styles.muted}>{formatDate(date, language)}</span>}
              {url &&
                (/^https?:\/\//i.test(url) ? (
                  <TextLink to={url} isExternal>
                    {fill(strings.goToReference, { name })}
                  </TextLink>
                ) : (
                  <bdi>{url}</bdi>
                ))}
              {file?.file && (
                <TextLink to={file.file} isExternal>
                  {fill(strings.downloadDocument, { name })}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
