import { Fragment } from 'react';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { regionLink } from '#src/core/placeLinks.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { fieldReportLink } from '#src/lists/cells.ts';
import { columnsOf } from '#src/lists/column.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useLocalList } from '#src/lists/useList.ts';
import { useListState } from '#src/lists/useListState.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { emergencyReportsStrings } from './strings.ts';

type Reports = Emergency['field_reports'];

const column = columnsOf<Reports[number], never, keyof typeof emergencyReportsStrings.english>();
const LIST = {
  pageSize: 10,
  words: [emergencyReportsStrings],
  columns: [
    column.day('createdAt', ({ created_at }) => created_at),
    column.link('name', fieldReportLink),
    column.countries('countries', ({ countries }) => countries),
    column.drawn('regions', ({ countries }) => (
      <RegionLinks of={new Set(countries.map(({ region }) => region))} />
    )),
  ],
};

/** The field reports of an emergency, newest first. */
export function FieldReports({ reports }: { reports: Reports }) {
  const strings = useStrings(emergencyReportsStrings);
  const newest = reports.toSorted((one, other) => compareTimes(other.created_at, one.created_at));
  const view = useLocalList(newest, LIST, useListState({ in: 'panel' }));
  return reports.length > 0 && <ListPanel view={view} heading={strings.reports} />;
}

function RegionLinks({ of: ids }: { of: ReadonlySet<number | null | undefined> }) {
  const { regions = [], ...names } = useRegions();
  useFailureAlert(names);
  const own = regions.filter(({ id }) => ids.has(id));
  if (own.length === 0) return MISSING;
  return own.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <TextLink to={regionLink(id)}>{name}</TextLink>
    </Fragment>
  ));
}
