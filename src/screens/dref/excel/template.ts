import { type DrefStage, MAYBE_MAN_MADE } from '#rules/dref.ts';
import { attachments } from '#src/forms/attachments/Attachments.tsx';
import { type Field, type List, type Member, type Scope, say, type Words } from '#src/forms/definition.ts';
import { count, day, longText, percentage, text } from '#src/forms/kinds.tsx';
import { applicationForm, reportForm, updateForm } from '../forms/definitions.tsx';
import { points } from '../forms/points.tsx';
import { type DrefOptions, TITLES, type TitledList } from '../forms/useDrefOptions.ts';

/** Five places for each kind of rows that begin with no title, and what one is called in the names of its cells. */
const SLOTS: Readonly<Record<string, string>> = {
  source_information: 'source',
  risk_security: 'risk',
  indicators: 'indicator',
};
const PLACES = 5;

/** What a cell takes. `list` names the options, which `options` holds by id. */
export type CellInput =
  | { type: 'text' | 'longText' | 'count' | 'percentage' | 'day' | 'yesNo' }
  | { type: 'choice'; list: string; options: readonly { id: number; name: string }[] };

/** Where a value goes: a field, the row of a title, the row of a place. */
export type At = readonly (string | { title: string } | { place: number })[];

/** A cell that is filled in, by the name that it has in the workbook. */
export interface TemplateCell {
  name: string;
  at: At;
  field: Field;
  /** As its row says it, and with what it is part of. */
  label: string;
  fullLabel: string;
  hint: string | undefined;
  isRequired: boolean;
  input: CellInput;
}

export interface TemplateGroup {
  heading: string;
  cells: readonly TemplateCell[];
}

export interface TemplateStep {
  name: string;
  title: string;
  groups: readonly TemplateGroup[];
}

/** What one sheet cannot say, and what the regional office fills in. Files are told by their kind, contacts by their sections. */
const LEFT_OUT: readonly string[] = [
  'type_of_dref',
  'district',
  'submission_to_geneva',
  'date_of_approval',
  'publishing_date',
  'date_of_publication',
  'appeal_code',
  'glide_code',
];
const LAST_STEP = { name: 'contacts', sections: ['timeframes'] };

const FORMS = { application: applicationForm, update: updateForm, report: reportForm } as const;

/** What a template is of. `type`: of the DREF; those of applications are of responses. */
export interface TemplateOf {
  stage: DrefStage;
  type: number;
}

/**
 * The cells of a template by the steps of its form: what a DREF of that type is asked, whatever is answered. Names are joined by
 * two underscores, such as `planned_interventions__health__budget`. Source: DREF facts, section 6.2.
 */
export function templateOf({ stage, type }: TemplateOf, words: Words, options: DrefOptions): TemplateStep[] {
  const steps = FORMS[stage].steps ?? [];
  const scope = askedOf(stage, type);
  return steps.map(({ name, title, sections }) => ({
    name,
    title: say(title, words, scope),
    groups: sections
      .filter((section) => name !== LAST_STEP.name || LAST_STEP.sections.includes(section.name))
      .flatMap((section) => {
        const heading = say(section.heading, words, scope);
        const cellsIn = (members: readonly Member[]) =>
          members.flatMap((member) => (member.member === 'field' ? fieldCell(member, ROOT) : []));
        const own = cellsIn(section.members);
        return [
          ...(own.length > 0 ? [{ heading, cells: own }] : []),
          ...section.members.flatMap((member) => (member.member === 'list' ? groupsOf(member) : [])),
        ];
      }),
  }));

  function fieldCell(field: Field, { prefix, at, outer, inner }: Within): TemplateCell[] {
    if (!isInTemplate(field, scope)) return [];
    const label = say(field.label, words, scope);
    return [
      {
        name: prefix + field.name,
        at: [...at, field.name],
        field,
        label: [...inner, label].join(JOINT),
        fullLabel: [...outer, ...inner, label].join(JOINT),
        hint: field.hint && say(field.hint, words, scope),
        isRequired: field.isRequired(scope),
        input: inputOf(field, prefix + field.name, options),
      },
    ];
  }

  function rowCells(members: readonly Member[], within: Within): TemplateCell[] {
    return members.flatMap((member) => {
      if (member.member === 'field') return fieldCell(member, within);
      if (member.member === 'figure') return rowCells(member.fields, within);
      return placesOf(member, within).flatMap((place) => rowCells(member.members, place));
    });
  }

  /** A group for each title, one for all places of rows without. */
  function groupsOf(list: List): TemplateGroup[] {
    if (!list.isShown(scope)) return [];
    const heading = say(list.heading, words, scope);
    if (list.name in TITLES)
      return [...options.titles[list.name as TitledList]].map(([title, named]) => ({
        heading: [heading, named].join(JOINT),
        cells: rowCells(list.members, {
          prefix: `${list.name}__${title}__`,
          at: [list.name, { title }],
          outer: [heading, named],
          inner: [],
        }),
      }));
    return [{ heading, cells: placesOf(list, ROOT).flatMap((place) => rowCells(list.members, place)) }];
  }

  function placesOf(list: List, { prefix, at, outer, inner }: Within): Within[] {
    const slot = SLOTS[list.name];
    if (slot === undefined) return [];
    return Array.from({ length: PLACES }, (_, place) => ({
      prefix: `${prefix}${list.name}__${slot}__${place}__`,
      at: [...at, list.name, { place }],
      outer,
      inner: [...inner, list.rowTitle(words, { row: { key: '' }, number: place + 1, options })],
    }));
  }
}

/** What a cell is part of: its names, where its value goes, and what stands before its label. */
interface Within {
  prefix: string;
  at: At;
  outer: readonly string[];
  inner: readonly string[];
}
const ROOT: Within = { prefix: '', at: [], outer: [], inner: [] };
const JOINT = ' – ';

/** All cells, in their order. */
export const cellsOf = (template: readonly TemplateStep[]): TemplateCell[] =>
  template.flatMap(({ groups }) => groups.flatMap(({ cells }) => cells));

const isYesNo = ({ kind }: Field) =>
  kind.act === 'choose' && kind.offers === undefined && (kind as unknown) !== attachments;

function inputOf(field: Field, list: string, options: unknown): CellInput {
  const named = field.kind.offers?.(options).options ?? [];
  if (field.kind.offers)
    return {
      type: 'choice',
      list,
      options: named.flatMap(({ id, name }) => (name ? [{ id, name }] : [])),
    };
  return { type: TYPES.get(field.kind) ?? 'yesNo' };
}
const TYPES = new Map<unknown, Exclude<CellInput['type'], 'choice'>>([
  [text, 'text'],
  [longText, 'longText'],
  [points, 'longText'],
  [count, 'count'],
  [percentage, 'percentage'],
  [day, 'day'],
]);

/** A DREF in which every question is answered with yes: nothing that may be asked stays hidden. */
function askedOf(stage: DrefStage, type: number): Scope {
  const asked = {
    ...Object.fromEntries(
      (FORMS[stage].steps ?? [])
        .flatMap(({ sections }) => sections.flatMap(({ members }) => members))
        .flatMap((member) => (member.member === 'field' && isYesNo(member) ? [[member.name, true]] : [])),
    ),
    type_of_dref: type,
    disaster_type: MAYBE_MAN_MADE[0],
  };
  return { values: asked, row: asked, facts: undefined } as unknown as Scope;
}

const isInTemplate = (field: Field, scope: Scope) =>
  field.isShown(scope) &&
  !field.isFixed(scope) &&
  !LEFT_OUT.includes(field.name) &&
  (field.kind as unknown) !== attachments;
