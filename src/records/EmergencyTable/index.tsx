import type { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { Table } from '#src/components/Table/index.tsx';
import type { RowOf } from '#src/lists/defineList.ts';
import { tableColumns } from '#src/lists/tableColumns.tsx';
import { useAbout } from '#src/lists/useList.ts';
import { emergencyColumns } from './columns.ts';
import { emergencyTableStrings } from './strings.ts';

const WORDS = [emergencyTableStrings];

/** Emergencies, one a row, in a fixed order. */
export function EmergencyTable({
  caption,
  emergencies,
}: {
  caption: string;
  emergencies: readonly RowOf<typeof emergenciesEndpoint>[];
}) {
  const about = useAbout<keyof typeof emergencyTableStrings.english>(WORDS);
  return (
    <Table
      caption={caption}
      rows={emergencies}
      rowKey={({ id }) => String(id)}
      columns={tableColumns(emergencyColumns, about, () => false)}
    />
  );
}
