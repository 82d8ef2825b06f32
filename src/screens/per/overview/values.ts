import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import {
  type PerOverviewBody,
  type perOverviewEndpoint,
  perOverviewFields,
} from '#contracts/per/overview.ts';
import { isFilled } from '#rules/isFilled.ts';
import { type AttachedValue, attachedValue } from '#src/forms/attachments/attached.ts';
import type { Filled } from '#src/forms/definition.ts';

export type Overview = AnswerOf<typeof perOverviewEndpoint>;
export type OverviewValues = Omit<Filled<PerOverviewBody>, 'orientation_documents'> & {
  readonly orientation_documents?: readonly AttachedValue[] | undefined;
};

const FIELDS = Object.keys(perOverviewFields) as (keyof PerOverviewBody)[];

/** Documents of the orientation: what may be attached, and how many. */
export const OVERVIEW_FILES = { orientation_documents: { most: 10, endings: ['pdf', 'docx'] } } as const;

/** An overview as it is sent: what is not filled in is a blank to the server. */
export function bodyOf(values: OverviewValues): PerOverviewBody {
  const { orientation_documents: documents = [], is_draft = true, ...plain } = values;
  return {
    ...Object.fromEntries(
      FIELDS.map((name) => [name, isFilled(plain[name as keyof typeof plain]) ? plain[name as never] : null]),
    ),
    orientation_documents: documents.flatMap(({ id }) => id ?? []),
    is_draft,
  } as unknown as PerOverviewBody;
}

/** An overview as its form shows it. */
export function valuesOf(overview: Overview): OverviewValues {
  const { orientation_documents_details: documents = [] } = overview;
  const entries = FIELDS.filter((name) => name !== 'orientation_documents')
    .map((name) => [name, overview[name]] as const)
    .filter(([, value]) => isFilled(value));
  return {
    ...Object.fromEntries(entries),
    ...(documents.length > 0 && {
      orientation_documents: documents.map(({ id, file }) => attachedValue({ id, name: nameIn(file) })),
    }),
  };
}

/** The name at the end of an address. */
const nameIn = (address: string) =>
  decodeURIComponent(new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? '');

export const storedFiles = (overview: Overview | undefined) =>
  (overview?.orientation_documents_details ?? []).map(({ id, file }) => ({ id, file }));
