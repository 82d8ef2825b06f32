import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { perWorkPlanEndpoint } from '#contracts/per/results.ts';
import type { PerWorkPlanChangeBody } from '#contracts/per/steps.ts';
import { isFilled } from '#rules/isFilled.ts';
import { SUPPORTED_BY_SOCIETY } from '#rules/perSteps.ts';

export type WorkPlan = AnswerOf<typeof perWorkPlanEndpoint>;

/** What is done until when, and who supports it. */
export interface Action {
  key: string;
  id?: number | undefined;
  actions?: string | undefined;
  due_date?: string | undefined;
  status?: number | undefined;
  supported_by_organization_type?: number | undefined;
  /** The id of a country, of a National Society that supports it. */
  supported_by?: number | undefined;
}
/** Of a prioritized component: there is one of each. */
export interface PlannedAction extends Action {
  component: number;
}

export interface WorkPlanValues {
  overview?: number | undefined;
  prioritized_action_responses?: readonly PlannedAction[] | undefined;
  additional_action_responses?: readonly Action[] | undefined;
}

type WrittenAction = NonNullable<WorkPlan['additional_action_responses']>[number];

const actionOf = ({ id, actions, due_date, status, ...support }: WrittenAction) => ({
  id,
  actions: actions || undefined,
  due_date: due_date ?? undefined,
  status,
  supported_by_organization_type: support.supported_by_organization_type ?? undefined,
  supported_by: support.supported_by ?? undefined,
});

/** A plan as the form shows it. */
export const valuesOf = ({
  overview,
  prioritized_action_responses: prioritized = [],
  additional_action_responses: additional = [],
}: WorkPlan): WorkPlanValues => ({
  overview: overview ?? undefined,
  prioritized_action_responses: prioritized.map((row) => ({
    ...actionOf(row),
    key: `c${row.component}`,
    component: row.component,
  })),
  additional_action_responses: additional.map((row) => ({ ...actionOf(row), key: `id${row.id}` })),
});

/** The plan with a row for each prioritized component, in their order, and for no other. `prioritized`: unknown for now. */
export function withComponents(
  values: WorkPlanValues,
  prioritized: readonly number[] | undefined,
): WorkPlanValues {
  if (!prioritized) return values;
  const rows = values.prioritized_action_responses ?? [];
  return {
    ...values,
    prioritized_action_responses: prioritized.map(
      (component) => rows.find((row) => row.component === component) ?? { key: `c${component}`, component },
    ),
  };
}

/** Whether anything was said in a row: one that nobody has touched is not sent. */
export const isTouched = ({ key: _, id, ...row }: Action & { component?: number }): boolean => {
  const { component: _component, ...said } = row;
  return id !== undefined || isFilled(said);
};

const sent = ({ id, actions, due_date, status, ...support }: Action) => ({
  ...(id !== undefined && { id }),
  actions: actions ?? null,
  due_date: due_date ?? null,
  status,
  supported_by_organization_type: support.supported_by_organization_type ?? null,
  supported_by:
    support.supported_by_organization_type === SUPPORTED_BY_SOCIETY ? (support.supported_by ?? null) : null,
});

/** The plan as it is sent; whether it is finished stays as it is. */
export const bodyOf = ({
  overview,
  prioritized_action_responses: prioritized = [],
  additional_action_responses: additional = [],
}: WorkPlanValues): PerWorkPlanChangeBody =>
  ({
    overview: overview ?? 0,
    prioritized_action_responses: touchedRows(prioritized).map((row) => ({
      ...sent(row),
      component: row.component,
    })),
    additional_action_responses: additional.map(sent),
  }) as PerWorkPlanChangeBody;

/** Rows of components as they are sent: positions that the server tells are theirs. */
export const touchedRows = (rows: readonly PlannedAction[]): readonly PlannedAction[] =>
  rows.filter(isTouched);
