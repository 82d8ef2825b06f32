import { MailLink } from '#src/components/MailLink/index.tsx';
import { MISSING } from '#src/i18n/format.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { projectStrings } from '#src/records/project/strings.ts';
import type { Project } from '#src/records/project/types.ts';
import styles from '../countries.module.css';

const column = columnsOf<Project, never, keyof typeof projectStrings.english>();

/** Whom to ask about a project. */
export const contact = column.drawn(
  'contact',
  ({ reporting_ns_contact_name: name, reporting_ns_contact_email: email }) =>
    name || email ? (
      <>
        {name}
        {email && (
          <span className={styles.below}>
            <MailLink address={email} />
          </span>
        )}
      </>
    ) : (
      MISSING
    ),
);
