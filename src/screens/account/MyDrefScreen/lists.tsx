import { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import * as choices from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { type FilterInput, search } from '#src/lists/filter.ts';
import { STATUS_WORDS, TYPE_WORDS } from '#src/records/dref/names.ts';
import { drefStrings } from '#src/records/dref/strings.ts';
import { myDrefStrings } from './strings.ts';

type Word = keyof typeof drefStrings.english | keyof typeof myDrefStrings.english;
const WORDS = [drefStrings, myDrefStrings] as const;

const waiting: FilterInput<Word> = {
  kind: 'words',
  label: 'waiting',
  placeholder: 'waitingForAnyone',
  options: { true: 'waitingForMe' },
};
const types: FilterInput<Word> = {
  kind: 'words',
  isMultiple: true,
  label: 'type',
  placeholder: 'allTypes',
  options: TYPE_WORDS,
};
const statuses: FilterInput<Word> = {
  kind: 'words',
  isMultiple: true,
  label: 'status',
  placeholder: 'allStatuses',
  options: STATUS_WORDS,
};
const OURS = { extension: 'drefFilters' } as const;

/**
 * Processes that go on, by when they began. Rows of the table are their stages: these columns say what it is sorted by, which
 * is the latest of them. The real API sorts by applications alone, which is not what the rows show.
 */
export const activeDrefs = defineList(activeDrefsEndpoint, WORDS, ({ column, filter }) => ({
  pageSize: 10,
  order: '-created_at',
  sortKeysElsewhere: [],
  filters: {
    waiting: filter.flag('waiting_for_me', waiting, OURS),
    country: filter.numbers('country', choices.countries),
    type: filter.numbers('type_of_dref', types),
    status: filter.numbers('status', statuses, OURS),
    search: filter.text('search', search, { extension: 'search' }),
    region: filter.region('region', choices.region, OURS),
    dtype: filter.number('disaster_type', choices.disasterType),
    code: filter.text('appeal_code', { kind: 'search', label: 'code' }),
  },
  columns: [
    column.day('created', ({ created_at }) => created_at, { sortKey: 'latest_created_at' }),
    column.text('title', ({ title }) => title, { sortKey: 'latest_title' }),
    column.number('status', ({ status }) => status, { sortKey: 'latest_status' }),
  ],
}));

/** Those that are over, by their final reports. */
export const completedDrefs = defineList(completedDrefsEndpoint, WORDS, ({ column, filter }) => ({
  pageSize: 10,
  order: '-created_at',
  filters: {
    country: filter.numbers('country', choices.countries),
    type: filter.numbers('type_of_dref', types),
    dtype: filter.number('disaster_type', choices.disasterType),
    search: filter.text('search', search, { extension: 'search' }),
    region: filter.region('region', choices.region, OURS),
    code: filter.text('appeal_code', { kind: 'search', label: 'code' }),
  },
  columns: [
    column.day('created', ({ created_at }) => created_at, { sortKey: 'created_at' }),
    column.text('title', ({ title }) => title, { sortKey: 'title' }),
  ],
}));
