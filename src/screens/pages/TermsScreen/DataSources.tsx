import { useState } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { DATA_SOURCES } from './sources.ts';
import { termsStrings } from './strings.ts';

/** Where the data comes from, database by database: in a window, as it is long and seldom read. */
export function DataSources() {
  const strings = useStrings(termsStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {strings.showSources}
      </Button>
      <Dialog
        isOpen={isOpen}
        heading={strings.sources}
        size="xl"
        closesOnEscape
        closesOnOutsidePress
        onClose={() => setOpen(false)}
      >
        <Table
          caption={strings.sources}
          rows={DATA_SOURCES}
          rowKey={({ code }) => code}
          columns={[
            { key: 'code', heading: strings.databaseCode, cell: ({ code }) => <bdi>{code}</bdi> },
            { key: 'database', heading: strings.databaseName, cell: ({ database }) => <bdi>{database}</bdi> },
            {
              key: 'organisationCode',
              heading: strings.organisationCode,
              cell: ({ organisationCode }) => <bdi>{organisationCode}</bdi>,
            },
            {
              key: 'organisation',
              heading: strings.organisation,
              cell: ({ organisation }) => <bdi>{organisation}</bdi>,
            },
            {
              key: 'type',
              heading: strings.organisationType,
              cell: ({ type }) => strings[`type_${type}`],
            },
          ]}
        />
      </Dialog>
    </>
  );
}
