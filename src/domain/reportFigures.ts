import type { ReportType } from '#rules/reportType.ts';

/** Who counted: the Red Cross and Red Crescent (no prefix), the government, others. In the order they are believed. */
const COUNTED_BY = ['', 'gov_', 'other_'] as const;

const anyone = (field: string) => COUNTED_BY.map((prefix) => prefix + field);

/** A figure of a field report by the name of its label, and the fields it is looked for in, the first one filled counts. */
export type ReportFigure = readonly [label: ReportLabel, fields: readonly string[]];

export type ReportLabel =
  | 'affected'
  | 'injured'
  | 'dead'
  | 'missing'
  | 'displaced'
  | 'assisted'
  | 'assistedGovernmentEarly'
  | 'assistedMovementEarly'
  | 'localStaff'
  | 'volunteers'
  | 'delegates'
  | 'cases'
  | 'suspected'
  | 'probable'
  | 'confirmed'
  | 'figuresSource'
  | 'potentiallyAffected'
  | 'highestRisk'
  | 'affectedCentres';

const RESPONSE: readonly ReportFigure[] = [
  ['assisted', anyone('num_assisted')],
  ['localStaff', ['num_localstaff']],
  ['volunteers', ['num_volunteers']],
];
const DELEGATES: ReportFigure = ['delegates', ['num_expats_delegates']];

/** What a report of each type counts. Source: screen facts of emergencies, 5.1. */
const FIGURES: Readonly<Record<ReportType, readonly ReportFigure[]>> = {
  EVT: [
    ['affected', anyone('num_affected')],
    ['injured', anyone('num_injured')],
    ['dead', anyone('num_dead')],
    ['missing', anyone('num_missing')],
    ['displaced', anyone('num_displaced')],
    ...RESPONSE,
    DELEGATES,
  ],
  EPI: [
    ['cases', ['epi_cases']],
    ['suspected', ['epi_suspected_cases']],
    ['probable', ['epi_probable_cases']],
    ['confirmed', ['epi_confirmed_cases']],
    ['dead', ['epi_num_dead']],
    ['figuresSource', ['epi_figures_source_display']],
    ...RESPONSE,
    DELEGATES,
  ],
  COVID: [
    ['cases', ['epi_cases']],
    ['dead', ['epi_num_dead']],
    ['figuresSource', ['epi_figures_source_display']],
    ...RESPONSE,
  ],
  EW: [
    ['potentiallyAffected', anyone('num_potentially_affected')],
    ['highestRisk', anyone('num_highest_risk')],
    ['affectedCentres', anyone('affected_pop_centres')],
    ['assistedGovernmentEarly', ['gov_num_assisted']],
    ['assistedMovementEarly', ['num_assisted']],
  ],
};

/** The figures that a report has, in the order they are told: numbers, and texts where the field is one. */
export function figuresOf(
  report: Readonly<Record<string, unknown>>,
  type: ReportType,
): { label: ReportLabel; value: number | string }[] {
  return FIGURES[type].flatMap(([label, fields]) => {
    const value = fields.map((field) => report[field]).find(isFilled);
    return value === undefined ? [] : [{ label, value }];
  });
}

function isFilled(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
