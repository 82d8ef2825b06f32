import { Panel } from '#src/components/Panel/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { formatDate, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { emergencyDetailsStrings } from './strings.ts';

/** The appeals of an emergency, with how far each is funded. */
export function AppealTable({ appeals }: { appeals: Emergency['appeals'] }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  if (appeals.length === 0) return null;
  return (
    <Panel heading={strings.appeals} state="ready">
      <Table
        caption={strings.appeals}
        rows={appeals}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'code', heading: strings.appealCode, cell: ({ code }) => code ?? '--' },
          { key: 'type', heading: strings.appealType, cell: ({ atype_display }) => atype_display },
          { key: 'status', heading: strings.appealStatus, cell: ({ status_display }) => status_display },
          {
            key: 'start',
            heading: strings.appealStart,
            cell: ({ start_date }) => formatDate(start_date, language),
          },
          { key: 'end', heading: strings.appealEnd, cell: ({ end_date }) => formatDate(end_date, language) },
          {
            key: 'requested',
            heading: strings.appealRequested,
            align: 'end',
            cell: ({ amount_requested }) => formatNumber(amount_requested, language),
          },
          {
            key: 'funded',
            heading: strings.appealFunded,
            cell: ({ amount_funded, amount_requested }) => {
              const percent = coverage(amount_funded, amount_requested);
              return <ProgressBar value={percent} label={formatPercent(percent, language)} />;
            },
          },
        ]}
      />
    </Panel>
  );
}
