import { type DrefStage, PROPOSED } from '#rules/dref.ts';
import type { Member, Section } from '#src/forms/definition.ts';
import { count, longText, shortRecord, text } from '#src/forms/kinds.tsx';
import { points } from '../points.tsx';
import type { DrefOptions } from '../useDrefOptions.ts';
import { type At, anyField, fieldsIn, isImminent, numbered, section, titled, titleIn } from './builder.ts';

/** The money that there is. */
export function allocation(stage: DrefStage): Member[] {
  const { field, figure } = fieldsIn(stage);
  const fixed = { isFixed: () => true };
  return [
    ...(stage === 'update'
      ? [
          field('dref_allocated_so_far', count, 'dref_allocated_so_far', fixed),
          figure('additional_allocation'),
        ]
      : []),
    field('total_dref_allocation', count, 'total_dref_allocation', fixed),
  ];
}

/** What is planned in each sector, and later what became of it. */
export function interventions(stage: DrefStage): Member {
  const { list } = fieldsIn(stage);
  return list(
    'planned_interventions',
    ({ field: inRow, list: inRowList }) => [
      inRow('budget', count, 'budget', { isRequired: stage !== 'application' }),
      inRow('person_targeted', count, 'person_targeted', { isRequired: stage !== 'application' }),
      ...(stage === 'report'
        ? [inRow('person_assisted', count, 'person_assisted', { isRequired: true })]
        : []),
      ...(stage === 'application'
        ? []
        : [inRow('male', count, 'maleAssisted'), inRow('female', count, 'femaleAssisted')]),
      inRow('description', points, 'activities', { hint: 'bulletsHint' }),
      ...(stage === 'update'
        ? [inRow('progress_towards_outcome', longText, 'progress_towards_outcome')]
        : []),
      ...(stage === 'report'
        ? (['narrative_description_of_achievements', 'lessons_learnt', 'challenges'] as const).map((name) =>
            inRow(name, points, name, { hint: 'pointsHint' }),
          )
        : []),
      inRowList(
        'indicators',
        ({ field: inIndicator }) => [
          inIndicator('title', text, 'indicatorName', { isRequired: true, limit: 255 }),
          inIndicator('target', count, 'target'),
          ...(stage === 'application' ? [] : [inIndicator('actual', count, 'actual')]),
        ],
        { heading: 'indicators', add: 'addIndicator', rowTitle: numbered('indicatorTitle'), isOrdered: true },
      ),
    ],
    { ...titled, heading: 'planned_interventions', rowTitle: titleIn('planned_interventions') },
  );
}

/** What an imminent DREF pays for: 75 000 francs split between actions, and the figures that follow. */
export function proposedActions(stage: DrefStage): Section {
  const { list } = fieldsIn(stage);
  const fixed = { isFixed: () => true };
  const costs = (['sub_total_cost', 'surge_deployment_cost', 'indirect_cost', 'total_cost'] as const).map(
    (name) => anyField(name, count, name, { ...fixed, isShown: ({ values }: At) => isImminent(values) }),
  );
  const spent = (
    [
      ['sub_total_expenditure_cost', true],
      ['surge_deployment_expenditure_cost', false],
      ['indirect_expenditure_cost', false],
      ['total_expenditure_cost', true],
    ] as const
  ).map(([name, isFixed]) =>
    anyField(name, count, name, {
      isFixed: () => isFixed,
      isShown: ({ values }: At) => isImminent(values),
    }),
  );
  return section(
    'proposed',
    'costs',
    stage === 'update'
      ? []
      : [
          list(
            'proposed_action',
            ({ field: inRow, list: inRowList }) => [
              inRow(
                'proposed_type',
                shortRecord((options: DrefOptions) => options.proposed),
                'proposed_type',
                { isRequired: true },
              ),
              inRow('total_budget', count, 'total_budget', { isRequired: true }),
              ...(stage === 'report'
                ? [inRow('total_expenditure', count, 'total_expenditure', { isRequired: true })]
                : []),
              inRowList(
                'activities',
                ({ field: inActivity }) => [
                  inActivity(
                    'sector',
                    shortRecord((options: DrefOptions) => options.sectors),
                    'sector',
                    { isRequired: true, isWide: true },
                  ),
                  inActivity('activity', longText, 'activity'),
                ],
                {
                  heading: 'proposedActivities',
                  add: 'addActivity',
                  rowTitle: numbered('activityTitle'),
                  isOrdered: true,
                },
              ),
            ],
            {
              heading: 'proposed_action',
              add: 'addProposed',
              fresh: () => ({ proposed_type: PROPOSED.earlyAction }),
              rowTitle: numbered('proposedTitle'),
            },
          ),
          ...costs,
          ...(stage === 'report' ? spent : []),
        ],
    { layout: 'four', isShown: ({ values }) => stage !== 'update' && isImminent(values) },
  );
}
