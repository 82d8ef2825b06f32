import { Card } from '#src/components/Card/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import styles from './EmergencyReportsScreen.module.css';
import { emergencyReportsStrings } from './strings.ts';

/** Documents that editors put forward, with a picture each. */
export function FeaturedDocuments({ documents }: { documents: Emergency['featured_documents'] }) {
  const strings = useStrings(emergencyReportsStrings);
  if (documents.length === 0) return null;
  return (
    <Panel heading={strings.featured}>
      <ul className={styles.cards}>
        {documents.map(({ id, title, description, thumbnail, file }) => (
          <li key={id}>
            <Card>
              <img
                className={styles.picture}
                src={thumbnail}
                alt=""
                loading="lazy"
                width="320"
                height="200"
              />
              <h3 className={styles.title}>
                <TextLink to={file} isExternal>
                  {title}
                </TextLink>
              </h3>
              <p className={styles.description} dir="auto">
                {description}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
