import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { drefEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { DREF_ONSET, DREF_TYPE } from '#rules/dref.ts';
import { type Look, type Row, type Sheet, writeWorkbook } from '#src/domain/workbook/writeWorkbook.ts';

type Application = AnswerOf<typeof drefEndpoint>;
type Update = AnswerOf<typeof drefUpdateEndpoint>;
type Value = string | number | null | undefined;

/** A stage that money is asked for in. */
export type Allocated = { stage: 'application'; record: Application } | { stage: 'update'; record: Update };

const ONSETS: Readonly<Record<number, string>> = { [DREF_ONSET.slow]: 'Slow', [DREF_ONSET.sudden]: 'Sudden' };
const CHF = 'CHF';

/** What the stages call otherwise. */
function figuresOf({ stage, record }: Allocated) {
  if (stage === 'update')
    return {
      targeted: record.number_of_people_targeted,
      months: record.total_operation_timeframe,
      days: undefined,
      request: record.additional_allocation,
      previous: record.dref_allocated_so_far ?? 0,
      total: record.total_dref_allocation,
    };
  const isV2 = record.type_of_dref === DREF_TYPE.imminent && record.is_dref_imminent_v2 === true;
  const amount = isV2 ? record.total_cost : record.amount_requested;
  return {
    targeted: record.total_targeted_population,
    months: isV2 ? undefined : record.operation_timeframe,
    days: isV2 ? record.operation_timeframe_imminent : undefined,
    request: amount,
    previous: undefined,
    total: amount,
  };
}

const counted = (count: Value, unit: string) =>
  count === null || count === undefined ? undefined : `${count} ${unit}`;

/**
 * The lines of the form in which money is asked of the fund: what a cell is called, and what stands in it. The fund reads it in English,
 * whatever language the page is in. Source: DREF facts, section 11.
 */
export function allocationLines(of: Allocated): readonly (readonly [label: string, value: Value])[] {
  const { record } = of;
  const { targeted, months, days, request, previous, total } = figuresOf(of);
  const isImminent = record.type_of_dref === DREF_TYPE.imminent;
  return [
    [
      'Allocation requested for',
      record.type_of_dref === DREF_TYPE.loan ? 'Emergency Appeal' : 'DREF Operation',
    ],
    ['Appeal Manager', record.ifrc_appeal_manager_name],
    ['Project Manager', record.ifrc_project_manager_name],
    ['Country of Operation', record.country_details?.name],
    ['Name of Operation', record.title],
    ['Disaster / Hazard Type', record.disaster_type_details?.name],
    ['Response Type', isImminent ? 'Imminent Crisis' : ONSETS[record.type_of_onset ?? 0]],
    ['IFRC Targeted Assistance', counted(targeted, 'people')],
    ['National Society Request Date', record.ns_request_date],
    ['Disaster Start Date / Trigger Date', record.event_date],
    ['Implementation Period', counted(months, 'months') ?? counted(days, 'days')],
    [`DREF Allocation Request (${CHF})`, request],
    [`Previous Allocations (${CHF})`, previous],
    [`Total DREF Allocation (${CHF})`, total],
    ['To be allocated from', isImminent ? 'Anticipatory Pillar' : 'Response Pillar'],
  ];
}

const HEADINGS = ['Disaster Response Emergency Fund', 'Fund Income Allocation Request'] as const;
const APPROVAL = 'I approve that the requested amount is allocated to this operation.';

const line = (label: string, value: Value): Row => ({
  cells: [
    { value: label, look: 'label' },
    { value: value ?? undefined, look: 'input' },
  ],
});
const headed = (value: string, look: Look): Row => ({ cells: [{ value, look }, { look }] });
const signed = (who: string, name: Value): Row[] => [
  line(`${who} Name`, name),
  line(`${who} Date`, undefined),
  { ...line(`${who} Signature`, undefined), height: SIGNATURE_POINTS },
];
const SIGNATURE_POINTS = 40;

/** The workbook with that form. */
export function writeAllocationForm(of: Allocated): Promise<Blob> {
  const { record } = of;
  const sheet: Sheet = {
    name: 'DREF Allocation',
    columns: [{ width: 44 }, { width: 60 }],
    rows: [
      { ...headed(HEADINGS[0], 'title'), height: 30 },
      headed(HEADINGS[1], 'heading'),
      ...allocationLines(of).map(([label, value]) => line(label, value)),
      ...signed('Regional Focal Point', record.regional_focal_point_name),
      headed(APPROVAL, 'section'),
      ...signed('Appeal Manager', record.ifrc_appeal_manager_name),
    ],
  };
  return writeWorkbook([sheet]);
}

/** What the file is called: without what no file name may have. */
export const allocationFileName = (title: string | null | undefined): string =>
  `${(title ?? '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} Allocation Form.xlsx`.trim();
