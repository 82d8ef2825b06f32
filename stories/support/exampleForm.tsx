import * as z from 'zod/mini';
import { ApiError } from '#contracts/errors.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FormRow } from '#machines/formValues.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf, type Scope, type Section, say, type Words } from '#src/forms/definition.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import {
  checks,
  choice,
  count,
  day,
  decimal,
  email,
  longText,
  type Named,
  offered,
  record,
  records,
  richText,
  searched,
  segment,
  shortRecord,
  text,
  tick,
  toggle,
  yesNo,
} from '#src/forms/kinds.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { projectErrorStrings, projectFormStrings } from '#src/screens/projects/ProjectFormScreen/strings.ts';

/** A source of figures, of which there may be several in an order. */
interface SourceValues extends FormRow {
  readonly name?: string | undefined;
  readonly total?: number | undefined;
}

/** What is in the example, a value of every kind. */
export interface ExampleValues {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly details?: string | undefined;
  readonly email?: string | undefined;
  readonly latitude?: string | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly total?: number | undefined;
  readonly isOngoing?: boolean | undefined;
  readonly isCompleted?: boolean | undefined;
  readonly isAnnual?: boolean | undefined;
  readonly status?: 0 | 1 | 2 | undefined;
  readonly visibility?: 'public' | 'ifrc_only' | undefined;
  readonly country?: number | undefined;
  readonly dtype?: number | undefined;
  readonly districts?: readonly number[] | undefined;
  readonly sectors?: readonly number[] | undefined;
  readonly event?: { id: number; name: string } | undefined;
  readonly sources?: readonly SourceValues[] | undefined;
}

interface ExampleRecord {
  id: number;
  version: string;
  values: ExampleValues;
}
type ExampleBody = Omit<ExampleValues, 'sources'> & { sources: readonly object[] };

const PLACES: readonly Named[] = [
  { id: 123, name: 'Nepal' },
  { id: 124, name: 'Niger' },
  { id: 125, name: 'Nigeria' },
];
const places = offered<Named>({ error: undefined, retry: () => {} }, PLACES);
const OPTIONS = { places };
type Options = typeof OPTIONS;

const WORDS = [recordFormStrings, projectFormStrings, projectStrings] as const;
const { field, figure, list, section } = formOf<ExampleValues, Options>()(...WORDS);

const event = searched(() => ({
  search: async (keyword) => {
    const options = PLACES.flatMap(({ id, name }) =>
      name?.toLowerCase().includes(keyword.toLowerCase()) ? [{ id, name }] : [],
    );
    return { options, total: options.length };
  },
}));

const SOURCES = list(
  'sources',
  (source) => [
    source.field('name', text, 'contactName', { isRequired: true }),
    source.field('total', count, 'total'),
  ],
  {
    heading: 'sectionContact',
    add: 'choose',
    rowTitle: (words, { number }) => `${words.contactName} ${number}`,
    isOrdered: true,
  },
);

const FACTS = section('facts', 'sectionProject', [
  field('title', text, 'name', { isRequired: true, hint: 'nameHint', isWide: true, limit: 80 }),
  field('email', email, 'contactEmail'),
  field('latitude', decimal, 'contactRole'),
  field('start_date', day, 'startDate', { isRequired: true }),
  field('end_date', day, 'endDate'),
  field('details', longText, 'tags'),
  field('description', richText, 'description'),
]);
const CHOICES = section('choices', 'sectionType', [
  field(
    'country',
    record((options) => options.places),
    'country',
    { isRequired: true },
  ),
  field(
    'dtype',
    shortRecord((options) => options.places),
    'disasterType',
  ),
  field(
    'districts',
    records((options) => options.places),
    'districts',
  ),
  field(
    'sectors',
    checks((options) => options.places),
    'primarySector',
  ),
  field('event', event, 'linkedOperation'),
  field(
    'status',
    choice([
      { value: 0, label: 'status_0' },
      { value: 1, label: 'status_1' },
      { value: 2, label: 'status_2' },
    ]),
    'status',
  ),
  field(
    'visibility',
    segment([
      { value: 'public', label: 'visibility_public' },
      { value: 'ifrc_only', label: 'visibility_ifrc_only' },
    ]),
    'visibility',
  ),
  field('isOngoing', yesNo(), 'status_1'),
  field('isCompleted', tick, 'completed', { hint: 'completedHint' }),
  field('isAnnual', toggle(), 'annual', { hint: 'annualHint' }),
]);
const FIGURES = section(
  'figures',
  'sectionPeople',
  [
    figure('reached', [
      field('total', count, (words) => `${words.total} (${words.reached})`, { shortLabel: 'total' }),
    ]),
    SOURCES,
  ],
  { intro: 'peopleHint' },
);

const Example = z.object({
  title: z.string(FORM_ERRORS.required),
  email: z.optional(z.email(FORM_ERRORS.invalidEmail)),
  start_date: z.string(FORM_ERRORS.required),
  country: z.number(FORM_ERRORS.required),
  sources: z.array(z.object({ name: z.string(FORM_ERRORS.required) })),
});

/** How sending ends in a story. */
export type Ending = 'saved' | 'refused' | 'offline' | 'conflict' | 'signedOut';

const THEIRS: ExampleRecord = {
  id: 7,
  version: '2',
  values: { title: 'Wells of Gandaki', start_date: '2026-05-01', country: 123, total: 40, sources: [] },
};

/** What the calls of the example end with; nothing leaves the story. */
const ENDINGS = {
  refused: { kind: 'server', status: 400, formErrors: { title: ['Enter a shorter text.'] } },
  offline: { kind: 'network' },
  signedOut: { kind: 'server', status: 401 },
} as const;

function kindOf(ending: Ending): RecordKind<ExampleValues, ExampleRecord, ExampleBody> {
  const write = async (): Promise<ExampleRecord> => {
    if (ending === 'saved' || ending === 'conflict') return THEIRS;
    throw new ApiError({ message: 'The example was refused.', debugMessage: '', ...ENDINGS[ending] });
  };
  return {
    name: 'example',
    bodyOf: ({ sources = [], ...values }) => ({
      ...values,
      sources: sources.map(({ key: _, ...source }) => source),
    }),
    valuesOf: ({ values }) => values,
    idOf: ({ id }) => id,
    versionOf: ({ version }) => version,
    titleOf: ({ title }) => title ?? '',
    read: async () => (ending === 'conflict' ? THEIRS : { ...THEIRS, version: '1' }),
    create: write,
    update: write,
    findWritten: async () => undefined,
  };
}

/** The same fields again, under paths of their own. */
const again = (sections: readonly Section[], times: number): Section[] =>
  Array.from({ length: times }, (_, time) =>
    sections.map(({ name, heading, members, ...more }) => ({
      ...more,
      name: `${name}${time}`,
      heading: (words: Words, scope: Scope) => `${say(heading, words, scope)} ${time + 2}`,
      members: members.flatMap((member) =>
        member.member === 'field' ? [{ ...member, name: `again${time}.${member.name}` }] : [],
      ),
    })),
  ).flat();

/**
 * A form of every kind of field. `isInSteps`: one section a step. `repeated`: how many more times each field is there: 8 make it
 * as long as the longest of the product.
 */
export const exampleForm = (ending: Ending = 'saved', isInSteps = false, repeated = 0) =>
  defineForm({
    kind: kindOf(ending),
    schema: Example,
    words: WORDS,
    errors: projectErrorStrings,
    texts: { failed: 'failed', created: 'created', updated: 'updated', notFound: 'notFound' },
    // Nothing is read: a story hands over what it shows.
    endpoint: projectEndpoint,
    addressOf: () => '/',
    ...(isInSteps
      ? {
          steps: [
            { name: 'facts', title: 'sectionProject', sections: [FACTS] },
            { name: 'choices', title: 'sectionType', sections: [CHOICES] },
            { name: 'figures', title: 'sectionPeople', sections: [FIGURES] },
          ],
        }
      : { sections: [FACTS, CHOICES, FIGURES, ...again([FACTS, CHOICES], repeated)] }),
    useOptions: () => OPTIONS,
  });
