import { DREF_POLICIES } from '#contracts/dref/fields.ts';
import type { DrefStage } from '#rules/dref.ts';
import type { Section } from '#src/forms/definition.ts';
import { longText, percentage } from '#src/forms/kinds.tsx';
import { BudgetTemplate, SafeguardingLinks, Totals } from '../parts.tsx';
import { isOf } from '../values.ts';
import { type At, fieldsIn, numbered, section, type Words } from './builder.ts';
import { allocation, interventions, proposedActions } from './interventions.ts';

/** What is to be achieved, for whom, at what risk, by which interventions, and what supports them. */
export function operation(stage: DrefStage): Section[] {
  const { field, list, words, answer, figure, file } = fieldsIn(stage);
  const isOfApplication = stage === 'application';
  const isReport = stage === 'report';
  return [
    section('objective', 'objectiveAndStrategy', [
      field('operation_objective', longText, 'operation_objective', { hint: 'objectiveHint' }),
      field('response_strategy', longText, (said: Words, { values }: At) =>
        isAssessment(values) ? said.assessmentStrategy : said.response_strategy,
      ),
      ...(isReport
        ? [answer('change_in_operational_strategy'), words('change_in_operational_strategy_text')]
        : []),
    ]),
    section('targeting', 'targetingStrategy', [
      words('people_assisted'),
      words('selection_criteria'),
      ...(isOfApplication ? [file('targeting_strategy_support_file')] : []),
    ]),
    section(
      'population',
      'targetedPopulation',
      [
        ...(['women', 'men', 'girls', 'boys'] as const).map((name) => figure(name)),
        figure('total_targeted_population'),
        ...(['disability_people_per', 'people_per_urban', 'people_per_local'] as const).map((name) =>
          field(name, percentage, name),
        ),
        figure('displaced_people'),
        figure('people_targeted_with_early_actions'),
      ],
      { layout: 'counts' },
    ),
    section(
      'risks',
      'risks',
      [
        list(
          'risk_security',
          ({ field: inRow }) => [
            inRow('risk', longText, 'risk', { isRequired: true }),
            inRow('mitigation', longText, 'mitigation', { isRequired: true }),
          ],
          { heading: 'risk_security', add: 'addRisk', rowTitle: numbered('riskTitle'), isOrdered: true },
        ),
        words('risk_security_concern'),
        answer('has_child_safeguarding_risk_analysis_assessment'),
      ],
      { After: SafeguardingLinks },
    ),
    section(
      'policies',
      'policies',
      DREF_POLICIES.map((name) => answer(name)),
    ),
    proposedActions(stage),
    section(
      'interventions',
      isReport ? 'implementation' : 'interventionsAndBudget',
      [
        ...(isReport ? [] : [file('budget_file')]),
        ...(isOfApplication ? [figure('amount_requested')] : allocation(stage)),
        interventions(stage),
      ],
      { ...(!isReport && { After: BudgetTemplate }), Before: Totals },
    ),
    ...(isReport
      ? [
          section('financialReport', 'financialReport', [
            file('financial_report'),
            words('financial_report_description'),
          ]),
        ]
      : [
          section('support', 'supportServices', [
            words('human_resource'),
            words('is_volunteer_team_diverse'),
            answer('is_surge_personnel_deployed'),
            words('surge_personnel_deployed'),
            words('logistic_capacity_of_ns'),
            words('pmer'),
            words('communication'),
          ]),
        ]),
  ];
}

const isAssessment = isOf('A');
