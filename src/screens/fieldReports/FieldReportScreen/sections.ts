import type { ReportType } from '#rules/reportType.ts';
import type { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

type Label = keyof typeof fieldReportStrings.english;
type Field = keyof FieldReport;

/** A row of figures: who counted what. A column without a field is one that nobody is asked for. */
export interface CountRow {
  label: Label;
  redCross?: Field;
  government?: Field;
  other?: Field;
}

const row = (label: Label, name: string): CountRow => ({
  label,
  redCross: name as Field,
  government: `gov_${name}` as Field,
  other: `other_${name}` as Field,
});

const ASSISTED: CountRow = { label: 'assisted', redCross: 'num_assisted', government: 'gov_num_assisted' };

/** What people of a report are counted by, by the type of the report. Source: screen facts of emergencies, section 8. */
export const COUNTS: Readonly<Record<ReportType, readonly CountRow[]>> = {
  EVT: [
    row('injured', 'num_injured'),
    row('missing', 'num_missing'),
    row('dead', 'num_dead'),
    row('displaced', 'num_displaced'),
    row('affected', 'num_affected'),
    ASSISTED,
  ],
  EPI: [ASSISTED],
  COVID: [ASSISTED],
  EW: [
    row('potentiallyAffected', 'num_potentially_affected'),
    row('highestRisk', 'num_highest_risk'),
    row('affectedCentres', 'affected_pop_centres'),
    ASSISTED,
  ],
};

/** Figures that one side alone gives. */
export const SINGLE_FIGURES: Readonly<Record<ReportType, readonly (readonly [Label, Field])[]>> = {
  EVT: [
    ['localStaff', 'num_localstaff'],
    ['volunteers', 'num_volunteers'],
    ['delegates', 'num_expats_delegates'],
  ],
  EPI: [
    ['cases', 'epi_cases'],
    ['suspected', 'epi_suspected_cases'],
    ['probable', 'epi_probable_cases'],
    ['confirmed', 'epi_confirmed_cases'],
    ['dead', 'epi_num_dead'],
    ['localStaff', 'num_localstaff'],
    ['volunteers', 'num_volunteers'],
    ['delegates', 'num_expats_delegates'],
  ],
  COVID: [
    ['cases', 'epi_cases'],
    ['cumulativeDead', 'epi_num_dead'],
    ['newCases', 'epi_cases_since_last_fr'],
    ['newDeaths', 'epi_deaths_since_last_fr'],
    ['localStaff', 'num_localstaff'],
    ['volunteers', 'num_volunteers'],
  ],
  EW: [],
};

/** What is planned, with its size: Swiss francs, or people and units. */
export const PLANNED: readonly {
  stage: Extract<Label, Field>;
  size: Field;
  isMoney: boolean;
  types: readonly ReportType[];
}[] = [
  { stage: 'dref', size: 'dref_amount', isMoney: true, types: ['EVT', 'EPI', 'EW'] },
  { stage: 'appeal', size: 'appeal_amount', isMoney: true, types: ['EVT', 'EPI', 'EW'] },
  { stage: 'fact', size: 'num_fact', isMoney: false, types: ['EVT', 'EPI', 'EW'] },
  {
    stage: 'emergency_response_unit',
    size: 'num_emergency_response_unit',
    isMoney: false,
    types: ['EVT', 'EPI', 'EW'],
  },
  {
    stage: 'forecast_based_action',
    size: 'forecast_based_action_amount',
    isMoney: true,
    types: ['EW'],
  },
  { stage: 'imminent_dref', size: 'imminent_dref_amount', isMoney: true, types: ['EW'] },
];
