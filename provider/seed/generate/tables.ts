import type { Translated } from '#provider/database/schema/columns.ts';
import type {
  appeal,
  event,
  event_contact,
  event_country,
  event_district,
  event_key_figure,
  event_link,
  field_report,
  field_report_country,
} from '#provider/database/schema.ts';
import type { Hazard } from './hazards.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];

/** Everything about emergencies, table by table. */
export interface Emergencies {
  events: (Row<typeof event> & { id: number })[];
  eventCountries: Row<typeof event_country>[];
  eventDistricts: Row<typeof event_district>[];
  contacts: Row<typeof event_contact>[];
  links: Row<typeof event_link>[];
  keyFigures: Row<typeof event_key_figure>[];
  appeals: Row<typeof appeal>[];
  reports: Row<typeof field_report>[];
  reportCountries: Row<typeof field_report_country>[];
}

/** An emergency while what belongs to it is made. */
export interface Draft extends Hazard {
  row: Emergencies['events'][number];
  started: Date;
  now: Date;
  /** People affected, whether the emergency says so or not. */
  affected: number;
  /** The short title that it and its reports share. */
  title: Translated;
  /** The pandemic, which has no other title. */
  isCovid: boolean;
  /** Names of the districts it is in. */
  districtNames: readonly Translated[];
}
