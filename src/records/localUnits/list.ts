import { localUnitsEndpoint, publicLocalUnitsEndpoint } from '#contracts/localUnits/list.ts';
import { pathTo } from '#src/core/links.ts';
import type { About, FileColumn } from '#src/lists/column.ts';
import { defineList } from '#src/lists/defineList.ts';
import { addressOf, nameOf } from '../localUnit/names.ts';
import { localUnitStrings } from '../localUnit/strings.ts';
import type { LocalUnitRow, PublicLocalUnitRow } from '../localUnit/types.ts';
import { useUnitTypeOptions } from './choices.ts';
import { localUnitsStrings } from './strings.ts';

const WORDS = [localUnitStrings, localUnitsStrings] as const;
type Word = keyof typeof localUnitStrings.english | keyof typeof localUnitsStrings.english;

// Their names in the address are theirs alone: other lists of the tab are searched too.
const types = {
  kind: 'choice',
  useOptions: useUnitTypeOptions,
  label: 'type',
  placeholder: 'allTypes',
} as const;
const statuses = {
  kind: 'words',
  label: 'status',
  placeholder: 'allStatuses',
  options: { 1: 'status_1', 2: 'status_2', 3: 'status_3', 4: 'status_4' },
} as const;
const search = { kind: 'search', label: 'search' } as const;

const linkOf = (unit: PublicLocalUnitRow) => ({
  text: nameOf(unit),
  to: pathTo('localUnit', { localUnitId: unit.id }),
});
const typeOf = ({ type_details }: PublicLocalUnitRow) => type_details.name;
const statusOf = ({ status, status_details }: PublicLocalUnitRow, { words }: Pick<About<Word>, 'words'>) =>
  statusWord(status, words) ?? status_details;

/** A status in the words of the filter; undefined for one that the API has made up since. */
export const statusWord = (status: number, words: Readonly<Partial<Record<Word, string>>>) =>
  words[`status_${status}` as Word];

/** Where a unit is, and what it is, for a file. */
const fileOf: readonly FileColumn<PublicLocalUnitRow, Word>[] = [
  { heading: 'localName', value: ({ local_branch_name }) => local_branch_name },
  { heading: 'englishName', value: ({ english_branch_name }) => english_branch_name },
  { heading: 'type', value: typeOf },
  { heading: 'facility', value: (unit) => unit.health_details?.health_facility_type_details?.name },
  { heading: 'status', value: statusOf },
  { heading: 'addressLoc', value: ({ address_loc }) => address_loc },
  { heading: 'addressEn', value: ({ address_en }) => address_en },
  { heading: 'latitude', value: ({ location_geojson }) => location_geojson.coordinates[1] },
  { heading: 'longitude', value: ({ location_geojson }) => location_geojson.coordinates[0] },
];
const ofPeople: readonly FileColumn<LocalUnitRow, Word>[] = [
  { heading: 'focalPerson', value: focalPersonOf },
  { heading: 'phone', value: ({ phone }) => phone },
  { heading: 'email', value: ({ email }) => email },
];

function focalPersonOf({ focal_person_loc, focal_person_en }: LocalUnitRow) {
  return focal_person_loc || focal_person_en;
}

/** Local units for members of the Movement: changes that wait first, then what is new. */
export const localUnitList = defineList(localUnitsEndpoint, WORDS, ({ column, filter }) => ({
  pageSize: 10,
  filters: {
    unit_type: filter.number('type__code', types),
    unit_status: filter.number('status', statuses),
    unit_name: filter.text('search', search),
  },
  columns: [
    column.link('name', linkOf, { sortKey: 'local_branch_name' }),
    column.text('type', typeOf, { sortKey: 'type' }),
    column.code('address', addressOf),
    column.text('focalPerson', focalPersonOf),
    column.code('phone', ({ phone }) => phone),
    column.text('email', ({ email }) => email),
    column.text('status', statusOf, { sortKey: 'status' }),
    column.day('updated', ({ modified_at }) => modified_at, { sortKey: 'modified_at' }),
  ],
  file: { name: 'local-units', isDated: true, columns: [...fileOf, ...ofPeople] },
}));

/** Public ones, without names and numbers of people. */
export const publicLocalUnitList = defineList(publicLocalUnitsEndpoint, WORDS, ({ column, filter }) => ({
  pageSize: 10,
  filters: {
    unit_type: filter.number('type__code', types),
    unit_status: filter.number('status', statuses),
    unit_name: filter.text('search', search),
  },
  columns: [
    column.link('name', linkOf, { sortKey: 'local_branch_name' }),
    column.text('type', typeOf, { sortKey: 'type' }),
    column.code('address', addressOf),
    column.text('status', statusOf, { sortKey: 'status' }),
  ],
  file: { name: 'local-units', isDated: true, columns: fileOf },
}));
