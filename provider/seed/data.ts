import { readFileSync } from 'node:fs';
import type { Translated } from '#provider/database/schema/columns.ts';

/** The facts that the seed is made of; where they come from, `data/README.md` says. Boxes are west, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

export interface CountryFacts {
  id: number;
  iso: string | null;
  iso3: string | null;
  name: Translated;
  society_name: Translated | null;
  region_id: number;
  record_type: number;
  independent: boolean;
  is_deprecated: boolean;
  box: Box;
  centre: [number, number];
}

/**
 * `code` begins GLIDE numbers, `event` names an emergency of this type, `weights` say how often one happens, by region id.
 * Where `only` lists ISO codes, it happens in no other country; `most` people are affected by one at the most.
 */
export interface DisasterTypeFacts {
  id: number;
  code: string;
  name: Translated;
  event: Translated;
  weights: number[];
  only?: string[];
  most?: number;
}

interface Sector {
  key: number;
  color: string;
  label: Translated;
}

export type EnumEntry = { key: string | number; label: Translated };

export const REGIONS = load<{ id: number; name: Translated; box: Box }[]>('regions');
export const COUNTRIES = load<CountryFacts[]>('countries');
/** A first-level division; where it lies is not surveyed, see `data/README.md`. */
type DistrictFacts = [code: string, name: string, longitude: number, latitude: number];
/** By ISO code of the country. */
export const DISTRICTS = load<Record<string, DistrictFacts[]>>('districts');
export const DISASTER_TYPES = load<DisasterTypeFacts[]>('disasterTypes');
export const SECTORS = load<{ primary: Sector[]; secondary: Sector[] }>('sectors');
interface ActivityAction {
  id: number;
  title: Translated;
  is_cash_type?: boolean;
  has_location?: boolean;
  /** What it hands out. */
  supplies?: { id: number; title: Translated }[];
}
/** What activities in emergencies work on, and what can be done in each sector. */
export const ACTIVITY_SECTORS =
  load<{ id: number; title: Translated; actions: ActivityAction[] }[]>('activitySectors');
export const SITUATION_REPORT_TYPES =
  load<{ id: number; type: Translated; is_primary: boolean }[]>('situationReportTypes');
/** Components of Preparedness for Effective Response; `component_letter` marks the parts of number 14. */
export const PER_COMPONENTS =
  load<{ id: number; component_num: number; component_letter: string | null; title: Translated }[]>(
    'perComponents',
  );
interface NamedChoice {
  id: number;
  name: Translated;
}
/** What the form of a field report offers to tick. */
export const REPORT_CHOICES = load<{
  actions: (NamedChoice & { category: string; organizations: string[]; field_report_types: string[] })[];
  externalPartners: NamedChoice[];
  supportedActivities: NamedChoice[];
}>('reportChoices');
/** Contacts of the platform: invented people. */
export const CONTACTS = load<{ extent: Translated; name: string; email: string }[]>('contacts');
/** Every enumeration of GET /api/v2/global-enums/ by its name. */
export const ENUMS = load<Record<string, EnumEntry[]>>('enums');

function load<Facts>(name: string): Facts {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as Facts;
}
