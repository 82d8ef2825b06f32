import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import { FLASH_ORGANIZATIONS, type FlashOrganization, SECRETARIAT } from '#contracts/flashUpdates/codes.ts';
import type { createFlashUpdateEndpoint, flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { flashFields } from '#contracts/flashUpdates/schemas.ts';
import { type FormRow, type FormValues, valueAt } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import { type AttachedValue, attachedValue } from '#src/forms/attachments/attached.ts';
import type { Filled } from '#src/forms/definition.ts';
import { nameIn } from '../nameIn.ts';

export type Flash = AnswerOf<typeof flashUpdateEndpoint>;
export type FlashBody = BodyOf<typeof createFlashUpdateEndpoint>;

/** A country of an update, with the provinces in it. */
export interface PlaceRow extends FormRow {
  readonly id?: number | undefined;
  readonly country?: number | undefined;
  readonly district?: readonly number[] | undefined;
}
export interface ReferenceRow extends FormRow {
  readonly id?: number | undefined;
  readonly date?: string | undefined;
  readonly source_description?: string | undefined;
  readonly url?: string | undefined;
  readonly document?: readonly AttachedValue[] | undefined;
}
/** What one organization has done. */
interface TakenValues {
  readonly id?: number | undefined;
  readonly actions?: readonly number[] | undefined;
  readonly summary?: string | undefined;
}

/** What is in the form, by the API's names. */
export interface FlashValues
  extends Omit<
    Filled<FlashBody>,
    'country_district' | 'references' | 'actions_taken' | 'map_files' | 'graphics_files' | 'share_with'
  > {
  readonly country_district?: readonly PlaceRow[] | undefined;
  readonly references?: readonly ReferenceRow[] | undefined;
  readonly actions_taken?: { readonly [Name in FlashOrganization]?: TakenValues | undefined } | undefined;
  readonly map_files?: readonly AttachedValue[] | undefined;
  readonly graphics_files?: readonly AttachedValue[] | undefined;
}

/** Begins with a country to choose, and with who writes it. */
export const emptyFlash = (originator: {
  name?: string | undefined;
  title?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}): FlashValues => ({
  country_district: [{ key: 'first' }],
  ...Object.fromEntries(
    Object.entries(originator).flatMap(([part, said]) => (said ? [[`originator_${part}`, said]] : [])),
  ),
});

/** Provinces are of one country: another one has others. */
export function consequencesOf(
  values: FlashValues,
  paths: readonly string[],
  before: FlashValues,
): FlashValues {
  const moved = new Set(
    paths.flatMap((path) => /^country_district\.([^.]+)\.country$/.exec(path)?.[1] ?? []),
  );
  if (moved.size === 0) return values;
  const countryBefore = new Map(before.country_district?.map(({ key, country }) => [key, country]));
  return {
    ...values,
    country_district: values.country_district?.map((row) =>
      moved.has(row.key) && countryBefore.get(row.key) !== row.country ? { ...row, district: [] } : row,
    ),
  };
}

/** Those that are sent as they are. */
const PLAIN = Object.keys(flashFields).filter(
  (name) =>
    ![
      'country_district',
      'references',
      'actions_taken',
      'map_files',
      'graphics_files',
      'share_with',
    ].includes(name),
);

const kept = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => isFilled(value)));

/** An update as the form shows it; what is not filled in is absent. */
export function valuesOf(flash: Flash): FlashValues {
  const plain = Object.fromEntries(
    PLAIN.flatMap((name) => {
      const value = valueAt(flash, name);
      return isFilled(value) ? [[name, value]] : [];
    }),
  );
  const pictures = (files: Flash['map_files']) =>
    (files ?? []).flatMap(({ id, file, caption }) =>
      file ? [attachedValue({ id, name: nameIn(file), caption: caption ?? undefined })] : [],
    );
  return {
    ...plain,
    country_district: flash.country_district.map(({ id, country, district = [] }) => ({
      key: `place-${id}`,
      id,
      country,
      district,
    })),
    references: (flash.references ?? []).map(
      ({ id, date, source_description, url, document_details: file }) => ({
        key: `reference-${id}`,
        ...kept({ id, date, source_description, url }),
        ...(file?.file && { document: [attachedValue({ id: file.id, name: nameIn(file.file) })] }),
      }),
    ),
    actions_taken: Object.fromEntries(
      (flash.actions_taken ?? []).map(({ organization, id, actions, summary }) => [
        organization,
        kept({ id, actions, summary }),
      ]),
    ),
    map_files: pictures(flash.map_files),
    graphics_files: pictures(flash.graphics_files),
  };
}

/** Whoever types `example.org` means an address of the web. The real API takes no null for it. */
const linkOf = (typed: string | undefined) => {
  const url = typed?.trim();
  if (!url) return '';
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
};

const idOf = ({ id }: { id?: number | undefined }) => (id === undefined ? {} : { id });

/** The update that the values make. It goes to the secretariat, of which no field asks. */
export function bodyOf(values: FlashValues): FlashBody {
  const plain = PLAIN.map((name) => {
    const value = valueAt(values as FormValues, name);
    return [name, isFilled(value) ? value : null];
  });
  const pictures = (files: readonly AttachedValue[] | undefined) =>
    (files ?? []).flatMap(({ id, key, caption }) =>
      id === undefined ? [] : [{ id, client_id: key.slice(0, 50), caption: caption ?? null }],
    );
  return {
    // What is required and missing is null: the rules of the contract tell it.
    ...(Object.fromEntries(plain) as unknown as FlashBody),
    country_district: (values.country_district ?? []).map((row) => ({
      ...idOf(row),
      client_id: row.key.slice(0, 50),
      country: row.country as number,
      // The real API answers a row without provinces with an error of its own.
      district: [...(row.district ?? [])],
    })),
    references: (values.references ?? []).map((row) => ({
      ...idOf(row),
      client_id: row.key.slice(0, 50),
      date: row.date ?? '',
      source_description: row.source_description ?? '',
      url: linkOf(row.url),
      document: row.document?.[0]?.id ?? null,
    })),
    actions_taken: FLASH_ORGANIZATIONS.flatMap((organization) => {
      const { id, actions = [], summary } = values.actions_taken?.[organization] ?? {};
      if (actions.length === 0 && !summary?.trim()) return [];
      return [{ ...idOf({ id }), organization, actions: [...actions], summary: summary?.trim() || null }];
    }),
    map_files: pictures(values.map_files),
    graphics_files: pictures(values.graphics_files),
    share_with: SECRETARIAT,
  };
}

/** `actions_taken` 1 `summary` is that of the second organization that was sent. */
export function placeOf(
  path: readonly PropertyKey[],
  { values, body }: { values: FlashValues; body: FlashBody },
): readonly PropertyKey[] {
  const [head, index, field] = path;
  if (head === 'actions_taken')
    return [
      'actions_taken',
      body.actions_taken?.[Number(index) || 0]?.organization ?? 'NTLS',
      field ?? 'actions',
    ];
  if (head === 'map_files' || head === 'graphics_files') {
    // What is wrong with an image is told where images are, and with its caption there.
    if (field !== 'caption') return [head];
    const id = body[head]?.[Number(index)]?.id;
    return [head, values[head]?.findIndex((file) => file.id === id) ?? -1, field];
  }
  return path;
}
