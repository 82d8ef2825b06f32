import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { previewLocalUnitsEndpoint, uploadLocalUnitsEndpoint } from '#contracts/localUnits/upload.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { RefusedRows } from './RefusedRows.tsx';
import { RowTable } from './RowTable.tsx';
import { localUnitUploadStrings } from './strings.ts';

interface OutcomeProps {
  name: string;
  preview: AnswerOf<typeof previewLocalUnitsEndpoint> | undefined;
  taken: AnswerOf<typeof uploadLocalUnitsEndpoint> | undefined;
}

/** What a file would do, or why nothing of it was taken over, row by row. */
export function Outcome({ name, preview, taken }: OutcomeProps) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  const counted = (count: number) => ({ count: formatNumber(count, language) });
  const refused = taken?.refused ?? preview?.refused ?? [];
  const read = taken ? [] : (preview?.read ?? []);
  return (
    <div className={styles.stack}>
      {/* It stands always, so that what comes into it is heard. */}
      <div role="status">
        {preview && !taken && (
          <p>{fill(plural(strings, 'read', read.length, language), counted(read.length))}</p>
        )}
        {refused.length > 0 && (
          <p>{fill(plural(strings, 'refusedRows', refused.length, language), counted(refused.length))}</p>
        )}
      </div>
      {refused.length > 0 && (
        <div className={styles.part}>
          <h3>{fill(strings.rowsOf, { file: name })}</h3>
          <RefusedRows of={name} rows={refused} />
        </div>
      )}
      {read.length > 0 && (
        <div className={styles.part}>
          <h3>{strings.readRows}</h3>
          <RowTable
            caption={strings.readRows}
            rows={read}
            about={{
              key: 'address',
              heading: strings.address,
              cell: ({ address }) => <bdi>{address || MISSING}</bdi>,
            }}
          />
        </div>
      )}
    </div>
  );
}
