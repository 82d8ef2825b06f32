import type { ComponentType, ReactNode } from 'react';
import { safeParse } from 'zod/mini';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FieldErrors } from '#machines/form.ts';
import { type FormValues, pathOfMistake } from '#machines/formValues.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { joinStrings } from '#src/i18n/joinStrings.ts';
import type { RecordEndpoint } from '#src/records/recordCall.ts';
import {
  fieldsOf,
  isAnyRequired,
  listsOf,
  type Member,
  type PathOf,
  rowsAround,
  type Section,
  type Step,
  say,
  type ValueAt,
  type Words,
} from './definition.ts';
import type { RecordKind } from './kind.ts';
import { yesNoStrings } from './kinds.tsx';
import { mistakesIn } from './mistakesIn.ts';
import { type Problem, problemsOf } from './problems.ts';
import type { FieldAct } from './useErrorTexts.ts';

/** Shows the value at a path, and draws again when it changes. */
export type UseValue<Values> = <Path extends PathOf<Values>>(path: Path) => ValueAt<Values, Path>;

/** The draft that is open, by its user and name, and the record that is changed. */
export interface AroundProps {
  user: number;
  form: string;
  written: object | undefined;
  children: ReactNode;
}

/** A form as its file says it. */
export interface FormConfig<
  Values extends object,
  Written extends object,
  Body extends object,
  Options,
  Facts,
  Key extends string,
> {
  /** How its records are kept, sent and compared. */
  kind: RecordKind<Values, Written, Body, Facts>;
  /** The rules of the contract for what is sent. */
  schema: Parameters<typeof safeParse>[0];
  /** Its words, and those that its fields take from elsewhere. */
  words: readonly StringsOf<never>[];
  /** What can be wrong with it alone: the sentences of the contract, by their keys. */
  errors: StringsOf<never>;
  /**
   * What the frame says: that it could not be sent, that it was saved, that there is no such record or nobody who may edit it,
   * and of a record in another language than the page's, that it is `{language}`'s; missing: it can be edited in any.
   */
  texts: { failed: Key; created: Key; updated: Key; notFound: Key; otherLanguage?: Key };
  /** The language that a record is written in. `@default` its `translation_module_original_language` */
  languageOf?: (record: Written) => string | undefined;
  /** What reads a record, and where it is shown once it is saved. */
  endpoint: RecordEndpoint;
  addressOf: (record: Written) => string;
  /** One of both: all on one page, or step by step. */
  sections?: readonly Section[];
  steps?: readonly Step[];
  /** Asks for the lists that the fields offer. A hook. `written`: the record that is changed. */
  useOptions: (useValue: UseValue<Values>, written: Written | undefined) => Options;
  /** What the rules need to know of these. */
  factsOf?: (options: Options) => Facts;
  /** Where the form shows what the schema or the server calls otherwise. */
  place?: (path: readonly PropertyKey[], at: { values: Values; body: Body }) => readonly PropertyKey[];
  /** What only the form can get wrong. */
  ownMistakes?: (values: Values, facts: Facts | undefined) => FieldErrors;
  /** A refusal that is not of the server's own form. */
  refusalOf?: (error: unknown) => FieldErrors | undefined;
  /** Mistakes that are told as soon as they are made. */
  contradictions?: readonly string[];
  /** The values after a change of `paths`, with what follows from it. */
  consequences?: (values: Values, paths: readonly string[], before: Values) => Values;
  /** The values with what follows from the facts. */
  follow?: (values: Values, facts: Facts | undefined) => Values;
  /** Looked over before it is sent: what is shown then. */
  Review?: ComponentType;
  /** It is saved from any step, and stays open at it: people write it for days. `@default` false */
  staysOpen?: boolean;
  /** What goes on beside the fields while the form is open, such as uploads. */
  Around?: ComponentType<AroundProps>;
  /** Fields and parts of rows that nothing is put beside of what stood there before: they say what changes. */
  neverBefore?: readonly string[];
  /** What goes along with a field where two versions are merged. */
  mergedWith?: Readonly<Record<string, readonly string[]>>;
}

/** A form as the room of forms knows it: values, bodies and options are its own. */
export interface FormDefinition
  extends Omit<
    FormConfig<FormValues, object, object, unknown, unknown, string>,
    'schema' | 'place' | 'words'
  > {
  /** All its words, by their keys. */
  words: StringsOf<string>;
  /** Names its steps; none where all is on one page. */
  stepNames: readonly string[];
  /** Of these the ones with anything to fill in. */
  stepsIn: (values: FormValues, facts: unknown) => readonly string[];
  /** All sections, of all steps. */
  allSections: readonly Section[];
  /** Some of its fields are marked as required. */
  hasRequired: boolean;
  validate: (values: FormValues, facts: unknown) => FieldErrors;
  errorsOf: (error: unknown, values: FormValues, facts: unknown) => FieldErrors;
  isToldAtOnce: (message: string) => boolean;
  /** The paths of the fields that are shown, in their order; `step`: of that one alone. */
  pathsIn: (values: FormValues, facts: unknown, step?: string) => readonly string[];
  /** What the field or list at a path is called, and what is done with it. */
  labelled: (
    path: string,
    values: FormValues,
    facts: unknown,
    words: Words,
  ) => { label: string; act: FieldAct | undefined } | undefined;
  /** The rows that a path leads through, the outermost first. */
  rowsAround: (path: string, values: FormValues, facts: unknown) => ReturnType<typeof rowsAround>;
  /** The step in which a field or list stands. */
  stepOf: (path: string) => string | undefined;
}

/**
 * A form from its table of fields. What follows from that, follows from the table: values and their checks, the summary of
 * errors, drafts, conflicts, steps, what is looked over before it is sent.
 */
export function defineForm<
  Values extends object,
  Written extends object,
  Body extends object,
  Options,
  Facts,
  Key extends string,
>(config: FormConfig<Values, Written, Body, Options, Facts, Key>): FormDefinition {
  const {
    kind,
    schema,
    place,
    ownMistakes,
    refusalOf,
    contradictions = [],
    steps = [],
    sections = [],
  } = config;
  const allSections = [...steps.flatMap((step) => step.sections), ...sections];
  const mistakesOfFields = mistakesIn(allSections);

  const errorsBy = (problems: readonly Problem[], values: Values, body: Body): FieldErrors => {
    const errors: Record<string, string> = {};
    const isContradiction = ({ message }: Problem) => contradictions.includes(message);
    // Of several mistakes of one field the one is told that says most.
    const ranked = [...problems.filter(isContradiction), ...problems];
    for (const { path, message } of ranked)
      errors[pathOfMistake(place?.(path, { values, body }) ?? path, values as FormValues)] ??= message;
    return errors;
  };
  const membersIn = (step: string | undefined): readonly Member[] =>
    (step === undefined ? allSections : (steps.find(({ name }) => name === step)?.sections ?? [])).flatMap(
      ({ members }) => members,
    );
  const shownIn = (values: FormValues, facts: unknown, step?: string) =>
    fieldsOf(membersIn(step), { values, row: values, facts });
  const stepsByName = new Map(
    steps.flatMap(({ name, sections: own }) =>
      own.flatMap(({ members }) => namesOf(members).map((member) => [member, name] as const)),
    ),
  );

  const typed = {
    ...config,
    words: joinStrings([...config.words, yesNoStrings]),
    allSections,
    hasRequired: isAnyRequired(membersIn(undefined)),
    stepNames: steps.map(({ name }) => name),
    stepsIn: (values: FormValues, facts: unknown) => {
      const scope = { values, row: values, facts };
      return steps
        .filter((step) => step.sections.some((section) => section.isShown(scope)))
        .map(({ name }) => name);
    },
    validate(values: Values, facts: Facts | undefined) {
      const body = kind.bodyOf(values, facts);
      const { error } = safeParse(schema, body);
      return {
        ...mistakesOfFields(values as FormValues, facts),
        ...(error && errorsBy(error.issues, values, body)),
        ...ownMistakes?.(values, facts),
      };
    },
    errorsOf: (error: unknown, values: Values, facts: Facts | undefined) =>
      refusalOf?.(error) ?? errorsBy(problemsOf(error), values, kind.bodyOf(values, facts)),
    isToldAtOnce: (message: string) =>
      contradictions.includes(message) || message === FORM_ERRORS.textTooLong,
    pathsIn: (values: FormValues, facts: unknown, step?: string) => {
      const scope = { values, row: values, facts };
      const fields = shownIn(values, facts, step).map(({ path }) => path);
      return [...fields, ...listsOf(membersIn(step), scope).map(({ path }) => path)];
    },
    labelled(path: string, values: FormValues, facts: unknown, words: Words) {
      const field = shownIn(values, facts).find((placed) => placed.path === path);
      if (field) return { label: say(field.field.label, words, field.scope), act: field.field.kind.act };
      const scope = { values, row: values, facts };
      const list = listsOf(membersIn(undefined), scope).find((placed) => placed.path === path)?.list;
      return list && { label: say(list.heading, words, scope), act: 'choose' as const };
    },
    rowsAround: (path: string, values: FormValues, facts: unknown) =>
      rowsAround(membersIn(undefined), { values, row: values, facts }, path),
    stepOf: (path: string) => {
      // A path in a row or a group begins with the name of its list or field.
      const parts = path.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const step = stepsByName.get(parts.slice(0, length).join('.'));
        if (step !== undefined) return step;
      }
      return undefined;
    },
  };
  // Each form is handed its own values, options and records only: it is the one that makes them.
  return typed as unknown as FormDefinition;
}

const namesOf = (members: readonly Member[]): string[] =>
  members.flatMap((member) => (member.member === 'figure' ? namesOf(member.fields) : [member.name]));
