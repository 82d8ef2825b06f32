import {
  ACTION_TITLES,
  DREF_CHANGES,
  type DREF_CONTACTS,
  DREF_COSTS,
  DREF_EXPENDITURES,
  DREF_PEOPLE,
  DREF_POLICIES,
  INTERVENTION_TITLES,
  NEED_TITLES,
} from '#contracts/dref/fields.ts';
import { DREF_ONSET, type DrefStage } from '#rules/dref.ts';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatList } from '#src/i18n/format.ts';
import type { PaperWord } from './about.ts';
import { contactsOf } from './contacts.tsx';
import { budgetOf, interventionOf } from './interventions.tsx';
import { Lines } from './Lines.tsx';
import {
  album,
  document,
  fact,
  facts,
  inStages,
  isOf,
  type Label,
  notOf,
  onlyOf,
  type Part,
  photo,
  table,
  text,
  titled,
  wordOf,
} from './parts.tsx';
import { proposedOf } from './proposed.tsx';

interface Section {
  heading?: Label;
  /** @default all */
  stages?: readonly DrefStage[];
  parts: readonly Part[];
  /** Begins on a sheet of its own. */
  isOnNewPage?: boolean;
}

const OF_APPLICATION = ['application'] as const;
const OF_UPDATE = ['update'] as const;
const OF_REPORT = ['report'] as const;
/** As long as the operation goes on. */
const BEFORE_THE_END = ['application', 'update'] as const;

/** Who is asked first comes first. */
const CONTACTS = [
  'national_society_contact',
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'ifrc_emergency',
  'media_contact',
  'regional_focal_point',
  'national_society_integrity_contact',
] as const satisfies readonly (typeof DREF_CONTACTS)[number][];

/** What an imminent DREF calls otherwise, as its form does. */
const forImminent =
  (imminent: PaperWord, otherwise: PaperWord): Label =>
  (about) =>
    isOf('imminent', about) ? imminent : otherwise;

/**
 * What is printed of a DREF, in its order, for the three stages: each part says where it stands, and what has nothing to say is left
 * out. Source: DREF facts, section 9.
 */
export const SECTIONS: readonly Section[] = [
  {
    parts: [
      facts(
        fact.text('appeal_code'),
        fact.of('country', ({ record }) => record.country_details?.name),
        fact.of(
          forImminent('hazard_type', 'disaster_type'),
          ({ record }) => record.disaster_type_details?.name,
        ),
        fact.text('type_of_dref_display', 'type_of_dref'),
        fact.of('disaster_category', ({ record }) =>
          record.disaster_category == null ? undefined : (
            <SeverityBadge level={record.disaster_category} text={record.disaster_category_display} />
          ),
        ),
        fact.text('type_of_onset_display', 'type_of_onset'),
        // What an imminent DREF costs is fixed. A later stage of another type may still carry it.
        fact.first(
          fact.onlyOf('imminent', fact.number('total_cost', 'total_dref_allocation')),
          fact.number('total_dref_allocation'),
          fact.number('amount_requested'),
        ),
        fact.number('additional_allocation'),
        fact.text('glide_code'),
        fact.first(
          fact.number('num_affected', forImminent('atRisk', 'num_affected')),
          fact.number('number_of_people_affected', forImminent('atRisk', 'num_affected')),
        ),
        fact.number('people_in_need', forImminent('estimatedInNeed', 'people_in_need')),
        fact.first(
          fact.number('number_of_people_targeted'),
          fact.number('total_targeted_population', 'number_of_people_targeted'),
        ),
        fact.number('num_assisted'),
        fact.first(
          fact.day('new_operational_start_date', 'startOfOperation'),
          fact.day('operation_start_date', 'startOfOperation'),
          fact.day('date_of_approval', 'startOfOperation'),
        ),
        fact.first(
          fact.onlyOf('imminent', fact.number('operation_timeframe_imminent')),
          fact.onlyOf(
            'imminent',
            fact.number('total_operation_timeframe_imminent', 'operation_timeframe_imminent'),
          ),
          fact.number('operation_timeframe'),
          fact.number('total_operation_timeframe', 'totalTimeframe'),
        ),
        fact.first(
          fact.day('end_date'),
          fact.day('new_operational_end_date'),
          fact.day('operation_end_date', 'end_date'),
        ),
        fact.day('reporting_start_date'),
        fact.day('reporting_end_date'),
        fact.first(fact.day('publishing_date'), fact.day('date_of_publication', 'publishing_date')),
        fact.of('district', ({ record, language }) =>
          record.district_details?.length
            ? formatList(
                record.district_details.map(({ name }) => name),
                language,
              )
            : undefined,
        ),
      ),
      text('main_donors'),
    ],
  },
  {
    heading: 'descriptionOfEvent',
    parts: [
      document('disaster_category_analysis_details', 'disaster_category_analysis'),
      onlyOf('imminent', text('event_text')),
      notOf(
        'imminent',
        facts(
          fact.day('event_date', ({ record }) =>
            record.type_of_onset === DREF_ONSET.sudden ? 'event_date' : 'dateOfTrigger',
          ),
        ),
      ),
      facts(fact.day('hazard_date')),
      photo('event_map_file', 'event_map_file'),
      text('event_description', forImminent('whatIsExpected', 'event_description')),
      album('images_file'),
      text('hazard_date_and_location'),
      text('hazard_vulnerabilities_and_risks'),
      text('addressed_humanitarian_impacts'),
      inStages(BEFORE_THE_END, text('anticipatory_actions')),
      notOf('assessment', text('event_scope')),
      document('supporting_document_details', 'supporting_document'),
      document('scenario_analysis_supporting_document_details', 'scenario_analysis_supporting_document'),
      document('contingency_plans_supporting_document_details', 'contingency_plans_supporting_document'),
      table(
        'source_information',
        ({ record }) => record.source_information,
        (about) => [
          {
            key: 'name',
            heading: wordOf('source_name', about),
            cell: ({ source_name }) => source_name,
          },
          {
            key: 'link',
            heading: wordOf('source_link', about),
            cell: ({ source_link }) =>
              source_link && (
                <TextLink to={source_link} isExternal>
                  {source_link}
                </TextLink>
              ),
          },
        ],
      ),
    ],
  },
  {
    heading: 'previousOperations',
    stages: OF_APPLICATION,
    parts: [
      notOf(
        'assessment',
        facts(
          fact.answer('did_it_affect_same_area'),
          fact.answer('did_it_affect_same_population'),
          fact.answer('did_ns_respond'),
          fact.answer('did_ns_request_fund'),
        ),
      ),
      notOf('assessment', text('ns_request_text')),
      notOf('assessment', text('dref_recurrent_text')),
      notOf('assessment', text('lessons_learned')),
    ],
  },
  {
    heading: 'summaryOfChanges',
    stages: OF_UPDATE,
    parts: [
      facts(...DREF_CHANGES.map((change) => fact.answer(change))),
      text('summary_of_change'),
      onlyOf('imminent', text('specified_trigger_met')),
    ],
  },
  {
    heading: 'national_society_actions',
    stages: OF_REPORT,
    parts: [
      facts(fact.answer('has_national_society_conducted')),
      text('national_society_conducted_description'),
    ],
  },
  {
    heading: 'currentActions',
    stages: BEFORE_THE_END,
    parts: [
      facts(fact.day('ns_respond_date')),
      inStages(OF_UPDATE, album('photos_file')),
      titled(
        ({ record }) => record.national_society_actions,
        ACTION_TITLES,
        ({ description }) => <Lines of={description} />,
      ),
    ],
  },
  {
    heading: 'movementActions',
    parts: [text('ifrc'), text('partner_national_society'), text('icrc')],
  },
  {
    heading: 'otherActors',
    parts: [
      facts(fact.answer('government_requested_assistance'), fact.day('government_requested_assistance_date')),
      text('national_authorities'),
      text('un_or_other_actor'),
      facts(fact.answer('is_there_major_coordination_mechanism')),
      text('major_coordination_mechanism'),
    ],
  },
  {
    heading: forImminent('anticipatedNeeds', 'needs_identified'),
    parts: [
      notOf(
        'assessment',
        titled(
          ({ record }) => record.needs_identified,
          NEED_TITLES,
          ({ description }) => <Lines of={description} />,
        ),
      ),
      notOf('imminent', text('identified_gaps')),
      document('assessment_report_details', 'assessment_report'),
    ],
  },
  {
    heading: 'objectiveAndStrategy',
    parts: [
      text('operation_objective'),
      text('response_strategy', (about) =>
        isOf('assessment', about) ? 'assessmentStrategy' : 'response_strategy',
      ),
      inStages(OF_REPORT, facts(fact.answer('change_in_operational_strategy'))),
      inStages(OF_REPORT, text('change_in_operational_strategy_text')),
    ],
  },
  {
    heading: 'targetingStrategy',
    parts: [
      document('targeting_strategy_support_file_details', 'targeting_strategy_support_file'),
      text('people_assisted'),
      text('selection_criteria'),
    ],
  },
  {
    heading: 'targetedPopulation',
    parts: [
      facts(
        ...DREF_PEOPLE.map((people) => fact.notOf('assessment', fact.number(people))),
        fact.percent('people_per_local'),
        fact.percent('people_per_urban'),
        fact.percent('disability_people_per'),
        fact.number('displaced_people'),
        fact.number('people_targeted_with_early_actions'),
        fact.number('total_targeted_population'),
      ),
    ],
  },
  {
    heading: 'risks',
    parts: [
      table(
        'risk_security',
        ({ record }) => record.risk_security,
        (about) => [
          { key: 'risk', heading: wordOf('risk', about), cell: ({ risk }) => <Lines of={risk} /> },
          {
            key: 'mitigation',
            heading: wordOf('mitigation', about),
            cell: ({ mitigation }) => <Lines of={mitigation} />,
          },
        ],
      ),
      text('risk_security_concern'),
      facts(
        fact.answer('has_child_safeguarding_risk_analysis_assessment'),
        ...DREF_POLICIES.map((policy) => fact.answer(policy)),
      ),
    ],
  },
  {
    heading: 'costs',
    parts: [
      onlyOf('imminent', proposedOf),
      onlyOf('imminent', facts(...[...DREF_COSTS, ...DREF_EXPENDITURES].map((cost) => fact.number(cost)))),
    ],
  },
  {
    heading: ({ stage }) => (stage === 'report' ? 'implementation' : 'planned_interventions'),
    parts: [titled(({ record }) => record.planned_interventions, INTERVENTION_TITLES, interventionOf)],
  },
  {
    heading: 'supportServices',
    stages: BEFORE_THE_END,
    parts: [
      text('human_resource'),
      text('is_volunteer_team_diverse'),
      facts(fact.answer('is_surge_personnel_deployed')),
      text('surge_personnel_deployed'),
      text('logistic_capacity_of_ns'),
      text('pmer'),
      text('communication'),
    ],
  },
  {
    heading: ({ stage }) => (stage === 'report' ? 'financialReport' : 'budgetOverview'),
    isOnNewPage: true,
    parts: [budgetOf, text('financial_report_description')],
  },
  {
    heading: 'contacts',
    isOnNewPage: true,
    parts: [
      facts(
        ...CONTACTS.map((contact) => fact.of(contact, (about) => contactsOf(contact, about))),
        fact.text('national_society_hotline_phone_number'),
      ),
    ],
  },
];
