import { DREF_COMMON, DREF_OWN } from '#contracts/dref/fields.ts';
import type { DrefStage } from '#rules/dref.ts';

/** Columns of fields that are called otherwise, in all stages. */
const LINKS = {
  national_society: 'national_society_id',
  country: 'country_id',
  disaster_type: 'disaster_type_id',
} as const;

/** And in one of them: what the three call by different names is one column. */
const RENAMED = {
  application: {},
  update: {
    number_of_people_affected: 'num_affected',
    total_operation_timeframe: 'operation_timeframe',
    new_operational_start_date: 'operation_start_date',
    new_operational_end_date: 'end_date',
  },
  report: {
    number_of_people_affected: 'num_affected',
    total_operation_timeframe: 'operation_timeframe',
    total_operation_timeframe_imminent: 'operation_timeframe_imminent',
    operation_end_date: 'end_date',
    date_of_publication: 'publishing_date',
  },
} as const satisfies Record<DrefStage, Readonly<Record<string, string>>>;

/** Columns by the names of the fields that are called otherwise. */
export const columnsOfStage = <const Stage extends DrefStage>(
  stage: Stage,
): typeof LINKS & (typeof RENAMED)[Stage] => ({
  ...LINKS,
  ...RENAMED[stage],
});

/** The fields of a stage by how they are kept. */
export function fieldsOfStage(stage: DrefStage) {
  const own = DREF_OWN[stage];
  return {
    texts: ['title', ...DREF_COMMON.texts, ...DREF_COMMON.shortTexts, ...own.texts, ...own.shortTexts],
    plain: [
      'national_society',
      'country',
      'disaster_type',
      'type_of_dref',
      'type_of_onset',
      'disaster_category',
      ...(stage === 'application' ? ['field_report'] : []),
      ...DREF_COMMON.names,
      ...DREF_COMMON.emails,
      ...DREF_COMMON.phones,
      ...[...DREF_COMMON.counts, ...own.counts],
      ...own.timeframes,
      ...DREF_COMMON.percentages,
      ...[...DREF_COMMON.answers, ...own.answers],
      ...[...DREF_COMMON.days, ...own.days],
    ],
    documents: [...DREF_COMMON.documents, ...own.documents],
    photos: DREF_COMMON.photos,
    albums: [...DREF_COMMON.albums, ...own.albums],
    hasProposedActions: stage !== 'update',
  } as const;
}

/** The columns that a stage keeps its own fields in: what another stage can take over. */
export function columnNamesOf(stage: DrefStage): string[] {
  const { texts, plain, documents, photos } = fieldsOfStage(stage);
  const names: Readonly<Record<string, string | undefined>> = columnsOfStage(stage);
  return [...texts, ...plain, ...documents, ...photos].map((field) => names[field] ?? field);
}
