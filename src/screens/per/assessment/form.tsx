import { perAssessmentEndpoint } from '#contracts/per/results.ts';
import * as z from '#contracts/zod.ts';
import type { FormValues } from '#machines/formValues.ts';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { defineForm, type FormDefinition } from '#src/forms/defineForm.ts';
import { formOf, type InputKind, type Section, type Step } from '#src/forms/definition.ts';
import { longText, shortRecord } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { ComponentBody } from './ComponentBody.tsx';
import type { Area, Component, Consideration, Question } from './catalogue.ts';
import type { ComponentFields, RatingOption } from './fields.ts';
import { assessmentKind } from './kind.ts';
import { isWhole, progressOf } from './progress.ts';
import { perAssessmentStrings, perStepErrorStrings } from './strings.ts';
import { type AssessmentValues, consequencesOf } from './values.ts';

// Its fields are those of the catalogue, which the API tells: no compiler knows their paths.
const { field, section } = formOf<FormValues, unknown>()(perAssessmentStrings);
const anyKind = <Value,>(kind: InputKind<Value>) => kind as unknown as InputKind<NonNullable<unknown>>;

/** One of the answers to a benchmark, which can be taken back. */
const answerOf = ({ answers }: Question): InputKind<number> => ({
  draw: ({ common, value, change, isLocked }) => (
    <RadioGroup
      {...common}
      options={answers.map(({ id, text }) => ({ value: String(id), label: text }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(chosen) => change(chosen === undefined ? undefined : Number(chosen))}
      isClearable
      isInline
      isDisabled={isLocked}
    />
  ),
  act: 'choose',
  describe: (value) => answers.find(({ id }) => id === value)?.text ?? String(value),
});

/** A text that begins small: there is one beside each of hundreds of benchmarks. */
const shortText: InputKind<string> = {
  ...longText,
  draw: ({ common, value, change, isLocked }) => (
    <TextArea
      {...common}
      rows={1}
      value={value ?? ''}
      onChange={(written) => change(written || undefined)}
      disabled={isLocked}
    />
  ),
};

const ratingOf = (ratings: readonly RatingOption[]) =>
  shortRecord(() => ({
    options: ratings.map(({ id, value, title }) => ({ id, name: `${value} – ${title ?? ''}` })),
    hasFailed: false,
    retry: () => {},
  }));

interface Asked {
  areas: readonly Area[];
  ratings: readonly RatingOption[];
  considerations: readonly Consideration[];
}

/** The form, and the fields of each component by its path. */
interface AssessmentForm {
  definition: FormDefinition;
  fields: ReadonlyMap<string, ComponentFields>;
}

/**
 * The form of an assessment: a step an area, a panel a component, from the catalogue that the API tells. Nothing is required, and
 * what is chosen is offered: nothing can be wrong before it is sent.
 */
export function assessmentForm({ areas, ratings, considerations }: Asked): AssessmentForm {
  const byPath = new Map<string, ComponentFields>();
  const rating = anyKind(ratingOf(ratings));
  const fieldsOf = (component: Component): ComponentFields => {
    const { path, number, questions } = component;
    const ofComponent = (label: 'rating' | 'notes' | Consideration) => ({
      label: (words: Readonly<Record<string, string>>) =>
        fill(words.notesOf ?? '', {
          number,
          label: words[label === 'rating' || label === 'notes' ? label : `on_${label}`] ?? '',
        }),
      shortLabel: label === 'rating' || label === 'notes' ? label : (`on_${label}` as const),
    });
    const made = (name: string, kind: InputKind<NonNullable<unknown>>, own: ReturnType<typeof ofComponent>) =>
      field(name, kind, own.label, { shortLabel: own.shortLabel });
    return {
      component,
      rating: made(`${path}.rating`, rating, ofComponent('rating')),
      notes: made(`${path}.notes`, anyKind(longText), ofComponent('notes')),
      benchmarks: new Map(
        questions.map((question) => [
          question,
          {
            answer: field(
              `${question.path}.answer`,
              anyKind(answerOf(question)),
              (words) => fill(words.question, { number: question.number, question: question.text }),
              { hint: () => question.description },
            ),
            notes: field(
              `${question.path}.notes`,
              anyKind(shortText),
              (words) => fill(words.notesOf, { number: question.number, label: words.answerNotes }),
              { shortLabel: 'answerNotes' },
            ),
          },
        ]),
      ),
      considerations: considerations.map((name) => ({
        name,
        field: made(`${path}.${name}`, anyKind(longText), ofComponent(name)),
        guidance: component.guidance[name],
      })),
    };
  };
  const sectionOf = (component: Component): Section => {
    const heading = (words: { componentHeading: string }) =>
      fill(words.componentHeading, { number: component.number, title: component.title });
    if (component.isParent)
      return section(component.path, heading, [], { intro: () => component.description });
    const fields = fieldsOf(component);
    byPath.set(component.path, fields);
    return section(
      component.path,
      heading,
      [
        fields.rating,
        ...[...fields.benchmarks.values()].flatMap(({ answer, notes }) => [answer, notes]),
        fields.notes,
        ...fields.considerations.map((one) => one.field),
      ],
      { Body: ComponentBody },
    );
  };
  const stepOf = (area: Area): Step => ({
    name: area.path,
    title: (words, { values }) =>
      fill(words.areaStep ?? '', {
        title: area.title,
        ...progressOf(area.components, values as AssessmentValues),
      }),
    sections: area.components.map(sectionOf),
    isDone: ({ values }) => isWhole(area, values as AssessmentValues),
  });
  const definition = defineForm({
    kind: assessmentKind,
    schema: z.unknown(),
    words: [perAssessmentStrings],
    errors: perStepErrorStrings,
    texts: {
      failed: 'failed',
      created: 'saved',
      updated: 'saved',
      notFound: 'notFound',
      otherLanguage: 'otherLanguage',
    },
    endpoint: perAssessmentEndpoint,
    addressOf: ({ overview }) => pathTo('perAssessment', { perId: overview ?? 0 }),
    steps: areas.map(stepOf),
    useOptions: () => undefined,
    place: (path, { body }) => placeOf(path, body),
    consequences: consequencesOf,
    staysOpen: true,
  });
  // A field stands in the step that its path begins with.
  const stepOfPath = (path: string) => areas.find((area) => path.startsWith(`${area.path}.`))?.path;
  return { definition: { ...definition, stepOf: stepOfPath }, fields: byPath };
}

/** Where the form shows what the server names by positions. */
function placeOf(path: readonly PropertyKey[], body: object): readonly PropertyKey[] {
  const parts: string[] = [];
  let at: unknown = body;
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof at !== 'object' || at === null) {
      if (typeof key === 'string') parts.push(key);
    } else if ('area' in at) parts.push(`a${at.area}`);
    else if ('component' in at) parts.push(`c${at.component}`);
    else if ('question' in at) parts.push(`q${at.question}`);
  }
  return parts;
}
