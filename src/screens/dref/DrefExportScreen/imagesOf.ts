import { DREF_TYPE } from '#rules/dref.ts';
import type { About } from './about.ts';

/** The addresses of all pictures that a sheet shows. */
export function imagesOf({ stage, record }: Pick<About, 'stage' | 'record'>): string[] {
  const files = [
    record.cover_image_file,
    record.event_map_file,
    ...(record.images_file ?? []),
    ...(stage === 'update' ? (record.photos_file ?? []) : []),
  ];
  const titled = [
    ...(stage === 'report' ? [] : (record.national_society_actions ?? [])),
    // An assessment is not asked for needs; what nobody shows is never there to be printed.
    ...(record.type_of_dref === DREF_TYPE.assessment ? [] : (record.needs_identified ?? [])),
    ...(record.planned_interventions ?? []),
  ];
  const addresses = [
    ...files.map((file) => file?.file),
    ...titled.map(({ image_url }) => image_url),
    stage === 'report' ? record.financial_report_preview : record.budget_file_preview,
  ];
  return addresses.flatMap((address) => address || []);
}
