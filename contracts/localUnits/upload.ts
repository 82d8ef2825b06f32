import { defineEndpoint } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { withoutToken } from '../pact/interactions.ts';
import { aMember, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { integer } from '../query.ts';
import { like, Moment, sometimes, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Choice } from './answers.ts';
import { HEALTH_CHOICES, HEALTH_SERVICES } from './codes.ts';
import { healthFields, localUnitFields } from './schemas.ts';
import { aWorkbook } from './workbook.ts';

/*
 * Local units from a workbook: one sheet by the template, a unit a row. Only of types that are externally managed; the file takes
 * the place of all units of its type, or, where a row is refused, of none. Errors of all: `server` 401, 403.
 */

/** Bytes, rows and columns of a file. */
export const UPLOAD_LIMITS = { bytes: 10_000_000, rows: 5_000, columns: 100 } as const;
/** Keys of `local_units_bulk_upload_status`. */
export const UPLOAD_STATUS = { success: 1, failed: 2, pending: 3 } as const;

/** What is wrong with a file as a whole. */
export const UPLOAD_ERRORS = {
  notExcel: 'The uploaded file must be an Excel document (.xlsx or .xlsm).',
  tooLarge: 'File must be less than 10 MB.',
  notExternal: 'Country and local unit type are not externally managed.',
  broken: 'This file cannot be read as a workbook. Save it again as .xlsx.',
  header: 'The file does not have the columns of the template. Download the template and keep its headings.',
  empty: 'The file has no rows below its headings.',
  tooMany: 'The file has more than 5,000 rows. Divide it.',
} as const;

const OF_UNITS = Object.keys(localUnitFields).filter(
  (name) => !['country', 'type', 'location_json', 'health'].includes(name),
);
const OF_HEALTH = Object.keys(healthFields).filter((name) => name !== 'other_profiles');
const PLACE = ['latitude', 'longitude'];

/** The columns of the two templates, in their order, by the names of the API. */
export const UPLOAD_COLUMNS = {
  local_unit: [...OF_UNITS, ...PLACE],
  health_care: [...OF_UNITS, ...PLACE, ...OF_HEALTH],
} as const;
export type UploadTemplate = keyof typeof UPLOAD_COLUMNS;
/** Columns that hold one choice of the options, by its name or id; and those that hold several, with commas or semicolons between. */
export const CHOICE_COLUMNS: readonly string[] = ['level', ...HEALTH_CHOICES];
export const CHOICES_COLUMNS: readonly string[] = HEALTH_SERVICES;

/** A row that is not taken, by its number in the sheet, with what is wrong in which column. */
const Refused = z.object({
  row: z.int(),
  name: z.nullable(z.string()),
  errors: z.array(z.object({ column: z.string(), text: z.string() })),
});
export type RefusedRow = z.output<typeof Refused>;

const anExternalType = [
  'local units of a country are managed externally',
  { id: 9_600_001, country: 22, type: 6 },
] as const;
const [, { country: COUNTRY, type: TYPE }] = anExternalType;
const anUpload = [
  'a bulk upload of local units was made',
  { id: 9_600_002, country: COUNTRY, type: TYPE },
] as const;

/** The country and the type are told by their details alone. */
const Upload = z.object({
  id: z.int(),
  local_unit_type_details: Choice,
  file_name: z.string(),
  /** Bytes. */
  file_size: z.int(),
  status: like(z.int(), 1),
  status_details: z.string(),
  success_count: z.int(),
  failed_count: z.int(),
  error_message: z.nullish(z.string()),
  triggered_at: Moment,
  /** A workbook that names in each refused row what is wrong. Of the real API alone: ours tells of them in `refused`. */
  error_file: z.nullish(WebAddress),
  /** Of our own API alone. */
  refused: sometimes(z.array(Refused)),
});

/** Files that were sent, the newest first. Source: GO API, `api_v2_bulk_upload_local_unit_list`. */
export const localUnitUploadsEndpoint = listEndpoint({
  title: 'the list of uploads of local units',
  path: '/api/v2/bulk-upload-local-unit/',
  token: 'required',
  touches: ['localUnit'],
  filters: { country__id: z.optional(integer()) },
  row: Upload,
  promises: {
    record: 'upload of local units',
    given: [anUpload],
    query: { country__id: fromState('country', COUNTRY) },
    searchedBy: 'search',
    refusedTo: ['guest', 'for a guest'],
  },
});

const aSuperuser = signedInAs('superuser');
/** A form's fields are texts. */
const body = z.object({
  country: integer(),
  local_unit_type: integer(),
  file: z.file(UPLOAD_ERRORS.notExcel),
});
const textFile = () => new File(['not a workbook'], 'units.txt', { type: 'text/plain' });
const sent = (file = textFile()) => ({ country: String(COUNTRY), local_unit_type: String(TYPE), file });
const form = { method: 'POST', token: 'required', content: 'form-data', language: 'current', body } as const;

/**
 * Takes a file: 201 with what became of it. The real API reads it later (status `pending`), ours at once. Errors: `server` 400
 * (`file`) for what is no workbook, and where the type is not externally managed. Source: GO API, `api_v2_bulk_upload_local_unit_create`.
 */
export const uploadLocalUnitsEndpoint = defineEndpoint({
  title: 'an upload of local units',
  path: '/api/v2/bulk-upload-local-unit/',
  ...form,
  changes: ['localUnit'],
  answer: Upload,
  interactions: [
    { given: [anExternalType, aSuperuser], isSignedIn: true, body: sent(aWorkbook()), status: 201 },
    {
      title: 'that is no workbook',
      given: [anExternalType, aSuperuser],
      isSignedIn: true,
      body: sent(),
      status: 400,
    },
    { title: 'for a member', given: [anExternalType, aMember], isSignedIn: true, body: sent(), status: 403 },
    { ...withoutToken, body: sent() },
  ],
});

/** What a file would do: units that are read, and rows that are refused. Nothing is kept. Errors: as of an upload. */
export const previewLocalUnitsEndpoint = defineEndpoint({
  title: 'a preview of an upload of local units',
  path: '/api/v2/bulk-upload-local-unit/preview/',
  extension: 'uploadPreview',
  ...form,
  answer: z.object({
    read: z.array(z.object({ row: z.int(), name: z.string(), address: z.nullable(z.string()) })),
    refused: z.array(Refused),
    /** How many units of the type the file takes the place of. */
    replaced: z.int(),
  }),
  interactions: [
    { given: [anExternalType, aSuperuser], isSignedIn: true, body: sent(aWorkbook()) },
    {
      title: 'that is no workbook',
      given: [anExternalType, aSuperuser],
      isSignedIn: true,
      body: sent(),
      status: 400,
    },
    { ...withoutToken, body: sent() },
  ],
});

/** Where the template of files is. Source: GO API, `api_v2_bulk_upload_local_unit_get_bulk_upload_template_retrieve`. */
export const uploadTemplateEndpoint = defineEndpoint({
  title: 'the template of uploads of local units',
  path: '/api/v2/bulk-upload-local-unit/get-bulk-upload-template/',
  token: 'required',
  query: z.object({ bulk_upload_template: z.enum(['local_unit', 'health_care']) }),
  answer: z.object({ template_url: WebAddress }),
  interactions: [
    { given: [aMember], isSignedIn: true, query: { bulk_upload_template: 'local_unit' } },
    { ...withoutToken, query: { bulk_upload_template: 'local_unit' } },
  ],
});
