import { Comparator } from '@pactflow/openapi-pact-comparator';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { correctDocument, DOCUMENT_FAULTS, type DocumentFault } from './documentFaults.ts';
import {
  describedBy,
  OPENAPI_EXCEPTIONS,
  type OpenApiException,
  UNDESCRIBED_PROVIDERS,
} from './openapiExceptions.ts';
import { type Pact, pactFiles, readPact } from './pacts.ts';
import { prepareDocument } from './prepareDocument.ts';

type Document = ConstructorParameters<typeof Comparator>[0];
type Result = ReturnType<Comparator['compare']> extends AsyncGenerator<infer Found> ? Found : never;

/** Something that the pacts promise and the document does not, or says otherwise. */
export interface Difference {
  /** Path template of the endpoint. */
  path: string;
  interaction: string;
  code: string;
  message: string;
  /** Where in the interaction: `response.body.results.0.iso3`. */
  location: string;
  /** Warnings are things that the document leaves open. */
  isWarning: boolean;
  /** Why it is meant to be there; undefined for one that nobody has explained. */
  reason: string | undefined;
}

export interface Comparison {
  differences: Difference[];
  /** Exceptions that fit no difference: out of date. */
  unused: OpenApiException[];
  /** Known faults of the document that it has not: out of date. */
  unneeded: DocumentFault[];
  /** Providers that were left out, with the reason. */
  left: { provider: string; reason: string }[];
}

/** Compares pacts, all unless told otherwise, with the provider that an OpenAPI document describes. Rejects when the document is not one. */
export async function compareWithOpenApi(
  document: object,
  exceptions: readonly OpenApiException[] = OPENAPI_EXCEPTIONS,
  faults: readonly DocumentFault[] = DOCUMENT_FAULTS,
  pacts: readonly Pact[] = pactFiles().map(readPact),
): Promise<Comparison> {
  const described = describedBy(document);
  const known = exceptions.filter(({ provider = 'go-api' }) => provider === described);
  const corrected = correctDocument(document, described === 'go-api' ? faults : []);
  const comparator = new Comparator(prepareDocument(corrected.document) as Document);
  const comparison: Comparison = { differences: [], unused: [], unneeded: corrected.unneeded, left: [] };
  const used = new Set<OpenApiException>();
  for (const pact of pacts) {
    const { name } = pact.provider;
    const reason =
      UNDESCRIBED_PROVIDERS[name] ?? (name === described ? undefined : 'It has a document of its own.');
    if (reason) {
      comparison.left.push({ provider: name, reason });
      continue;
    }
    for await (const result of comparator.compare(
      withWholeExamples(pact) as Parameters<Comparator['compare']>[0],
    )) {
      const difference = differenceOf(pact, result);
      const exception = known.find((candidate) => fits(candidate, difference, statusOf(pact, difference)));
      if (exception) used.add(exception);
      comparison.differences.push({ ...difference, reason: exception?.reason });
    }
  }
  comparison.unused = known.filter((exception) => !used.has(exception));
  return comparison;
}

/** Differences that break the agreement: errors without a reason. */
export const unexplained = ({ differences }: Comparison): Difference[] =>
  differences.filter(({ isWarning, reason }) => !isWarning && !reason);

/**
 * The pact with the examples of its declarations: where an object of a row may be null, the file's own example is null (see
 * `matchers.ts`), and a document does not always say that.
 */
function withWholeExamples(pact: Pact): object {
  const interactions = pact.interactions.map((interaction) => {
    const { response } = interaction as { response: { status: number; body?: object } };
    const example = EXAMPLES.get(interaction.description);
    if (example === undefined || !response.body) return interaction;
    return { ...interaction, response: { ...response, body: { ...response.body, content: example } } };
  });
  return { ...pact, interactions };
}

const EXAMPLES = new Map(
  ENDPOINTS.flatMap((endpoint) =>
    endpoint.interactions
      .filter(({ isEmpty, status = 200 }) => !isEmpty && status < 300)
      .map((interaction) => [
        describeInteraction(endpoint, interaction),
        exampleOf(matcherOf(endpoint.answer)),
      ]),
  ),
);

const PATHS = new Map(
  ENDPOINTS.flatMap((endpoint) =>
    endpoint.interactions.map((interaction) => [describeInteraction(endpoint, interaction), endpoint.path]),
  ),
);

function differenceOf(pact: Pact, { code, message, type, mockDetails }: Result): Omit<Difference, 'reason'> {
  const interaction = mockDetails?.interactionDescription ?? '';
  return {
    path: PATHS.get(interaction) ?? pact.provider.name,
    interaction,
    code,
    message: message + agreedValue(mockDetails?.value),
    location: (mockDetails?.location ?? '').replace(/^\[root\]\.interactions\[\d+\]\./, ''),
    isWarning: type === 'warning',
  };
}

/** "must be integer" alone does not tell what was agreed on instead. */
function agreedValue(value: unknown): string {
  if (value === undefined || typeof value === 'object') return '';
  return `, the pact has ${typeof value === 'string' ? 'text' : typeof value}, such as ${JSON.stringify(value)}`;
}

/** The same message at the same field is one thing to mend, in however many calls it shows. */
export function causesOf(differences: readonly Difference[]): { cause: string; times: number }[] {
  const times = new Map<string, number>();
  for (const { code, message, location } of differences) {
    const field = location
      .split('.')
      .filter((part) => !/^(\d+|\[\d+\])$/.test(part))
      .slice(-2)
      .join('.');
    const cause = `${code} at ${field}: ${message.replace(/, such as .*/, '')}`;
    times.set(cause, (times.get(cause) ?? 0) + 1);
  }
  return [...times]
    .map(([cause, count]) => ({ cause, times: count }))
    .sort((one, other) => other.times - one.times);
}

function statusOf({ interactions }: Pact, { interaction }: { interaction: string }) {
  return interactions.find(({ description }) => description === interaction)?.response.status ?? 0;
}

function fits(
  exception: OpenApiException,
  { path, code }: Omit<Difference, 'reason'>,
  status: number,
): boolean {
  return (
    (exception.path ?? path) === path &&
    (exception.code ?? code) === code &&
    (exception.status?.includes(status) ?? true)
  );
}
