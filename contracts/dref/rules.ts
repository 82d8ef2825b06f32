import { isLikelyDay } from '#rules/dates.ts';
import { DREF_TYPE, IMMINENT_COSTS, imminentCosts, PROPOSED } from '#rules/dref.ts';
import { EMAIL } from '../email.ts';
import { figureOr0, isBlank } from '../schemas/formFields.ts';
import { DREF_ERRORS as E } from './errors.ts';
import { DREF_COMMON } from './fields.ts';

/* What no single field of a stage can know. Rules meet fields that are wrong or missing, too. */

type Row = Readonly<Record<string, unknown>>;
/** Rows as far as there are any: rules meet fields that are wrong, too. */
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []).map((its) => (its ?? {}) as Row);
const sumOf = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, its) => sum + figureOr0(its[field]), 0);
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

type Refuse = (message: string, ...path: (string | number)[]) => void;
/** A body as rules look at it: of its fields some may be wrong or missing. */
type Unchecked = Readonly<Record<string, unknown>>;

/** Two days of which the second must not come first. */
const PERIODS = [
  ['date_of_approval', 'end_date'],
  ['new_operational_start_date', 'new_operational_end_date'],
  ['reporting_start_date', 'reporting_end_date'],
  ['operation_start_date', 'operation_end_date'],
] as const;

/** What a stage needs beyond its single fields, whichever it is. */
function commonRules(body: Unchecked, refuse: Refuse): void {
  if (typeof body.title === 'string' && isBlank(body.title)) refuse(E.required, 'title');
  for (const name of DREF_COMMON.emails)
    if (!isBlank(body[name]) && !EMAIL.test(String(body[name]).trim())) refuse(E.invalidEmail, name);
  if (figureOr0(body.people_per_urban) + figureOr0(body.people_per_local) > 100)
    refuse(E.moreThanAll, 'people_per_local');
  for (const [from, until] of PERIODS) {
    const [start, end] = [body[from], body[until]];
    if (isLikelyDay(start) && isLikelyDay(end) && end < start) refuse(E.endBeforeStart, until);
  }
  for (const [index, { source_name, source_link }] of rowsOf(body.source_information).entries()) {
    if (isBlank(source_name)) refuse(E.required, 'source_information', index, 'source_name');
    if (isBlank(source_link)) refuse(E.required, 'source_information', index, 'source_link');
    else if (!WEB_ADDRESS.test(String(source_link).trim()))
      refuse(E.link, 'source_information', index, 'source_link');
  }
  for (const [field, needed] of REQUIRED_IN_ROWS)
    for (const [index, its] of rowsOf(body[field]).entries())
      for (const name of needed) if (isBlank(its[name])) refuse(E.required, field, index, name);
  for (const [index, its] of rowsOf(body.planned_interventions).entries())
    for (const [at, indicator] of rowsOf(its.indicators).entries())
      if (isBlank(indicator.title))
        refuse(E.required, 'planned_interventions', index, 'indicators', at, 'title');
}

/** Texts of rows that cannot be left empty. */
const REQUIRED_IN_ROWS = [
  ['national_society_actions', ['description']],
  ['needs_identified', ['description']],
  ['risk_security', ['risk', 'mitigation']],
] as const;

/** What an imminent DREF needs: its money split between its actions, and the figures that follow. */
function imminentRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const actions = rowsOf(body.proposed_action);
  if (actions.length === 0) refuse(E.noAction, 'proposed_action');
  for (const [index, { proposed_type, total_budget, activities }] of actions.entries()) {
    if (typeof total_budget !== 'number') refuse(E.required, 'proposed_action', index, 'total_budget');
    if (proposed_type === PROPOSED.earlyAction && rowsOf(activities).length === 0)
      refuse(E.noActivity, 'proposed_action', index, 'activities');
  }
  if (actions.length > 0 && sumOf(actions, 'total_budget') !== IMMINENT_COSTS.subTotal)
    refuse(E.notSplit, 'proposed_action');
}

/** An operation may reach more people than it was meant for: those counted apart are some of whom it assisted. */
function assistedRules(body: Unchecked, refuse: Refuse): void {
  for (const [index, { male, female, person_assisted }] of rowsOf(body.planned_interventions).entries())
    if (typeof person_assisted === 'number' && figureOr0(male) + figureOr0(female) > person_assisted)
      refuse(E.moreThanAssisted, 'planned_interventions', index, 'person_assisted');
}

/** What figures that nobody types are in an application. */
function costRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const costs = imminentCosts(body.is_surge_personnel_deployed === true);
  for (const [name, value] of Object.entries(costs))
    if ((body[name] ?? null) !== value) refuse(E.costs, name);
}

/** And in a final report: what was spent adds up. */
function expenditureRules(body: Unchecked, refuse: Refuse): void {
  if (body.type_of_dref !== DREF_TYPE.imminent) return;
  const actions = rowsOf(body.proposed_action);
  for (const [index, { total_expenditure }] of actions.entries())
    if (typeof total_expenditure !== 'number')
      refuse(E.required, 'proposed_action', index, 'total_expenditure');
  const subTotal = sumOf(actions, 'total_expenditure');
  if (body.sub_total_expenditure_cost !== subTotal) refuse(E.costs, 'sub_total_expenditure_cost');
  const total =
    subTotal + figureOr0(body.surge_deployment_expenditure_cost) + figureOr0(body.indirect_expenditure_cost);
  if (body.total_expenditure_cost !== total) refuse(E.costs, 'total_expenditure_cost');
}

/** Rows of updates and reports that say how much and how many. */
const REQUIRED_FIGURES = {
  update: ['budget', 'person_targeted'],
  report: ['budget', 'person_targeted', 'person_assisted'],
} as const;
const figureRules = (stage: keyof typeof REQUIRED_FIGURES) => (body: Unchecked, refuse: Refuse) => {
  for (const [index, its] of rowsOf(body.planned_interventions).entries())
    for (const name of REQUIRED_FIGURES[stage])
      if (typeof its[name] !== 'number') refuse(E.required, 'planned_interventions', index, name);
};
const provinceRules = (body: Unchecked, refuse: Refuse) => {
  if (rowsOf(body.district).length === 0) refuse(E.noProvince, 'district');
};

/** Rules of a stage, all of them: what `wholeCheck` takes. */
const all =
  (...rules: readonly ((body: Unchecked, refuse: Refuse) => void)[]) =>
  (body: object, refuse: Refuse) => {
    for (const rule of rules) rule(body as Unchecked, refuse);
  };

/** A draft of an application needs no more than its first fields; an imminent one its costs, too. */
export const applicationRules = all(commonRules, imminentRules, costRules);
export const updateRules = all(commonRules, figureRules('update'));
/** A report has at least one province. */
export const reportRules = all(
  commonRules,
  provinceRules,
  figureRules('report'),
  assistedRules,
  imminentRules,
  expenditureRules,
);
