import * as z from 'zod/mini';
import { HEALTH_CARE } from '#contracts/localUnits/codes.ts';
import { LOCAL_UNIT_ERRORS, LocalUnit, type LocalUnitBody } from '#contracts/localUnits/schemas.ts';
import {
  CHOICE_COLUMNS,
  CHOICES_COLUMNS,
  type RefusedRow,
  UPLOAD_COLUMNS,
  UPLOAD_ERRORS,
  UPLOAD_LIMITS,
  type UploadTemplate,
} from '#contracts/localUnits/upload.ts';
import { readSheet } from '#provider/excel/readSheet.ts';
import { LOCAL_UNIT_OPTIONS, type LocalUnitList } from '#provider/seed/data.ts';
import { dayOfSerial } from '#rules/spreadsheet.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { columnsOf, HEAD_ROWS, VISIBILITIES } from './uploadTemplate.ts';

/** A unit with the number of its row. */
export interface ReadUnit {
  row: number;
  unit: LocalUnitBody;
}
export interface ReadUnits {
  read: ReadUnit[];
  refused: RefusedRow[];
}

export const templateOf = (type: number): UploadTemplate =>
  type === HEALTH_CARE ? 'health_care' : 'local_unit';

/**
 * The units of a workbook by the template of their type: those that hold, and the rows that do not, with why. What is wrong with
 * the file as a whole is its sentence instead. `isOutside` says whether a place is in another country.
 */
export function readUnits(
  bytes: Uint8Array,
  {
    country,
    type,
    isOutside,
  }: { country: number; type: number; isOutside: (place: LocalUnitBody['location_json']) => boolean },
): ReadUnits | string {
  const sheet = readSheet(bytes, { ...UPLOAD_LIMITS, rows: UPLOAD_LIMITS.rows + HEAD_ROWS });
  if (!sheet) return UPLOAD_ERRORS.broken;
  if (sheet.size === 0) return UPLOAD_ERRORS.empty;
  const table = columnsOf(
    [...sheet].map(([row, cells]) => ({ row, cells })),
    templateOf(type),
  );
  if (!table) return UPLOAD_ERRORS.header;
  const { names, headings, rows } = table;
  if (rows.length === 0) return UPLOAD_ERRORS.empty;
  if (rows.length > UPLOAD_LIMITS.rows) return UPLOAD_ERRORS.tooMany;
  const found: ReadUnits = { read: [], refused: [] };
  for (const { row, cells } of rows) {
    const texts = new Map(names.map((name, at) => [name, cells[at]?.trim() ?? '']));
    const { unit, errors } = unitOf(texts, { country, type });
    const parsed = z.safeParse(LocalUnit, unit);
    if (!parsed.success)
      errors.push(
        ...parsed.error.issues.map(({ path, message }) => ({ column: columnOf(path), text: message })),
      );
    // Whatever else is wrong with the row: whoever mends it has not to send it once more to be told of this.
    const place = LocalUnit.def.shape.location_json.safeParse(unit.location_json);
    if (place.success && isOutside(place.data))
      errors.push({ column: 'latitude', text: LOCAL_UNIT_ERRORS.outsideCountry });
    if (parsed.success && errors.length === 0) found.read.push({ row, unit: parsed.data });
    else {
      const told = firstOfEach(errors).map((error) => ({
        ...error,
        column: headings.get(error.column) ?? error.column,
      }));
      found.refused.push({ row, name: nameIn(texts), errors: told });
    }
  }
  return found;
}

type Mistake = RefusedRow['errors'][number];

/** As many as there are columns, whatever else follows from the first. */
const firstOfEach = (errors: readonly Mistake[]) =>
  errors.filter(({ column }, at) => errors.findIndex((other) => other.column === column) === at);

const nameIn = (texts: ReadonlyMap<string, string>) =>
  texts.get('local_branch_name') || texts.get('english_branch_name') || null;

/** Where the sheet has what the schema calls otherwise. */
function columnOf(path: readonly PropertyKey[]): string {
  const [first, second] = path.map(String);
  if (first === 'location_json') return second === 'lng' ? 'longitude' : 'latitude';
  if (first === 'health' && second) return second;
  return first ?? '';
}

const OF_HEALTH = new Set(
  UPLOAD_COLUMNS.health_care.filter((name) => !UPLOAD_COLUMNS.local_unit.includes(name)),
);

/** A row as a body; what cannot be read of it is told, and missing. */
function unitOf(texts: ReadonlyMap<string, string>, of: { country: number; type: number }) {
  const errors: Mistake[] = [];
  const unit: Record<string, unknown> = { ...of, visibility: VISIBILITY.public };
  const health: Record<string, unknown> = {};
  const isHealth = of.type === HEALTH_CARE;
  for (const name of UPLOAD_COLUMNS[templateOf(of.type)]) {
    const text = texts.get(name) ?? '';
    if (text === '' || name === 'latitude' || name === 'longitude') continue;
    const value = meaningOf(name, text);
    if (value === undefined) errors.push({ column: name, text: LOCAL_UNIT_ERRORS.invalidChoice });
    else if (OF_HEALTH.has(name)) health[name] = value;
    else unit[name] = value;
  }
  unit.location_json = { lat: degrees(texts.get('latitude')), lng: degrees(texts.get('longitude')) };
  if (isHealth) unit.health = health;
  return { unit, errors };
}

const degrees = (text = '') => (text === '' ? undefined : Number(text.replace(',', '.')));

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];
const FLAGS = /^(is_|other_medical_heal$)/;
const COUNTS = /^(number_of_|maximum_|ambulance_|total_number_)/;
const STAFF = new Set<string>([
  'general_practitioner',
  'specialist',
  'residents_doctor',
  'nurse',
  'dentist',
  'nursing_aid',
  'midwife',
  'pharmacists',
]);

/** What a cell means in its column; undefined where it names no choice. */
function meaningOf(name: string, text: string): unknown {
  if (name === 'date_of_data') return dayOfSerial(text) ?? text;
  if (name === 'visibility') return visibilityIn(text);
  if (CHOICE_COLUMNS.includes(name)) return choiceIn(name as LocalUnitList, text);
  if (CHOICES_COLUMNS.includes(name)) {
    const ids = text.split(/[;,]/).map((one) => choiceIn(name as LocalUnitList, one.trim()));
    return ids.includes(undefined) ? undefined : ids;
  }
  if (FLAGS.test(name)) {
    const said = text.toLowerCase();
    return YES.includes(said) ? true : NO.includes(said) ? false : undefined;
  }
  return COUNTS.test(name) || STAFF.has(name) ? Number(text) : text;
}

function visibilityIn(text: string): number | undefined {
  const said = text.toLowerCase();
  return VISIBILITIES.find(
    ({ key, label }) =>
      String(key) === said || Object.values(label).some((one) => one?.toLowerCase() === said),
  )?.key as number | undefined;
}

/** By its name in any of the languages, or its id. */
function choiceIn(list: LocalUnitList, text: string): number | undefined {
  const said = text.toLowerCase();
  return LOCAL_UNIT_OPTIONS[list].find(
    ({ id, name }) =>
      String(id) === said || Object.values(name).some((label) => label?.toLowerCase() === said),
  )?.id;
}
