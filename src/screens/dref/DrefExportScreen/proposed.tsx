import { Table } from '#src/components/Table/index.tsx';
import type { About, DrefPaper } from './about.ts';
import { Lines } from './Lines.tsx';
import { numberOf } from './parts.tsx';

type Proposed = NonNullable<DrefPaper['proposed_action']>[number];

/** How the money of an imminent DREF is split. An activity may say no more than its sector. */
export function proposedOf({ stage, record, words, language, sectors }: About) {
  const rows = record.proposed_action ?? [];
  if (rows.length === 0) return undefined;
  const money = (key: 'total_budget' | 'total_expenditure') => ({
    key,
    heading: words[key],
    align: 'end' as const,
    cell: (row: Proposed) => numberOf(row[key], language),
  });
  return (
    <Table
      caption={words.proposed_action}
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'type',
          heading: words.proposed_type,
          cell: ({ proposed_type_display }) => proposed_type_display,
        },
        {
          key: 'activities',
          heading: words.proposedActivities,
          cell: ({ activities }) =>
            (activities ?? []).map(({ id, sector, activity }) => (
              <Lines key={id} of={[sectors.get(sector), activity?.trim()].filter(Boolean).join(': ')} />
            )),
        },
        money('total_budget'),
        ...(stage === 'report' ? [money('total_expenditure')] : []),
      ]}
    />
  );
}
