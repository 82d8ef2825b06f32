import type * as z from 'zod/mini';
import type { History as HistoryAnswer } from '#contracts/schemas/history.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { displayName } from '#src/domain/displayName.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { changedParts } from '#src/records/changedParts.ts';
import { recordHistoryStrings } from '#src/records/strings.ts';
import styles from './History.module.css';

/** As the API tells of them. */
export type Changes = z.output<typeof HistoryAnswer> | undefined;
type Change = NonNullable<Changes>[number];

/** Who wrote and changed a record, the newest first; nothing for those who are not told, and where nothing is known. */
export function History({ changes }: { changes: Changes }) {
  const strings = useStrings(recordHistoryStrings);
  if (!changes?.length) return null;
  return (
    <Panel heading={strings.heading}>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Entry key={change.changed_at + change.action} change={change} />
        ))}
      </ol>
    </Panel>
  );
}

function Entry({ change: { action, fields, changed_at, user_details: author } }: { change: Change }) {
  const strings = useStrings(recordHistoryStrings);
  const language = useLanguage();
  const parts = formatList(
    changedParts(fields).map((part) => strings[part]),
    language,
  );
  const name = author
    ? displayName({ first: author.first_name, last: author.last_name, username: author.username })
    : strings.unknown;
  return (
    <li>
      <time dateTime={changed_at}>{formatDateTime(changed_at, language)}</time>
      <bdi>{name}</bdi>
      <span>{action === 'created' ? strings.created : fill(strings.changed, { parts })}</span>
    </li>
  );
}
