import { readFileSync } from 'node:fs';
import type { HEALTH_CHOICES, HEALTH_SERVICES } from '#contracts/localUnits/codes.ts';
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
type DistrictFacts = [code: string, name: Translated, longitude: number, latitude: number];
/** By ISO code of the country. */
export const DISTRICTS = load<Record<string, DistrictFacts[]>>('districts');
/** Second-level divisions of a few countries, by the code of their province. Their ids are their places in the file: add at its end. */
export const ADMIN2 = load<Record<string, string[]>>('admin2');
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
/** What PER assessments choose from: areas by their numbers, ratings by their values, and the questions that each component is asked. */
export const PER_OPTIONS = load<{
  areas: Translated[];
  ratings: string[];
  types: string[];
  answers: { id: number; text: Translated }[];
  benchmarks: Translated[];
  /** Headings of some questions, by their numbers. */
  groups: { component: number; questions: number[]; title: Translated }[];
  /** HTML beside each of the further notes on a component. */
  guidance: Record<PerNotes, Translated>;
}>('perOptions');
type PerNotes =
  | 'epi_considerations'
  | 'urban_considerations'
  | 'climate_environmental_considerations'
  | 'migration_considerations';
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
/** What local units choose from; a `code` is the id. Of levels it is called `level`. */
export const LOCAL_UNIT_OPTIONS = load<Record<LocalUnitList, NamedChoice[]>>('localUnitOptions');
export type LocalUnitList =
  | 'type'
  | 'level'
  | (typeof HEALTH_CHOICES)[number]
  | (typeof HEALTH_SERVICES)[number];
/** What editors put on the tabs of regions, but not of those in `except`. Words in braces are filled in. */
export const REGION_TEXTS =
  load<
    {
      kind: 'emergency' | 'preparedness' | 'profile' | 'additional';
      title?: Translated;
      snippet: Translated;
      visibility?: number;
      except?: number[];
    }[]
  >('regionTexts');
/** Contacts of the platform: invented people. */
export const CONTACTS = load<{ extent: Translated; name: string; email: string }[]>('contacts');
/** Emergencies by type of disaster: short titles, what happened and what is done. Words in braces are filled in. */
export const HAZARD_TEXTS =
  load<{ id: number; titles: Translated[]; what: Translated; response: Translated }[]>('hazardTexts');
interface DrefSectorTexts
  extends Record<'activities' | 'indicator' | 'reached' | 'lesson' | 'challenge', Translated> {
  need?: Translated;
}
/** What applications for the emergency fund say, by the fields they stand in; words in braces are filled in. */
export const DREF_TEXTS = load<{
  fields: Record<string, Translated>;
  sectors: Record<string, DrefSectorTexts>;
  actions: Record<string, Translated>;
  risks: { risk: Translated; mitigation: Translated }[];
  early: { early: Translated; cash: Translated; response: Translated };
  rows: { source: Translated };
  /** What they say instead where a disaster leaves homes standing: droughts, epidemics and the like. */
  homesStand: { fields: Record<string, Translated>; actions: Record<string, Translated> };
  /** And before anything has happened. */
  imminent: { fields: Record<string, Translated>; actions: Record<string, Translated> };
  /** And what they say besides where it does not. */
  homesFall: { actions: Record<string, Translated> };
}>('drefTexts');
/** What operations are said to have taught, with ids of PER components and keys of secondary sectors; `type` 1 lesson learned, 2 challenge. */
export const LEARNING_TEXTS = load<{
  lessons: { components: number[]; sectors: number[]; type: number; text: Translated }[];
  /** Sentences that may follow any of them. */
  further: Translated[];
  organizations: Translated[];
}>('learningTexts');
/** What projects of each primary sector are called and do. */
export const PROJECT_TEXTS =
  load<{ sector: number; titles: Translated[]; goal: Translated }[]>('projectTexts');
/** What an activity does, by the id of its action; translated in `TERMS`. */
export const ACTIVITY_DETAILS = load<Record<string, string>>('activityDetails');
/** Words and sentences that the database keeps in English alone, in all languages. */
export const TERMS = load<Translated[]>('terms');
/** ISO codes of the countries that a country borders or faces, nearest first, by its own. */
export const NEIGHBOURS = load<Record<string, string>>('neighbours');
/** National Societies that work abroad: how much (`weight`), and mostly in which countries. */
export const PARTNERS = load<{ iso3: string; weight: number; at: string }[]>('partners');
/** Who owns Emergency Response Units of each type. */
export const ERU_OWNERS = load<{ type: number; owners: string }[]>('eruOwners');
/** Names that are common in countries, to invent people of. */
export const NAMES = load<{ of: string; given: string; family: string }[]>('names');
/** By ISO code of the country, without the plus sign. */
export const DIALLING_CODES = load<Record<string, string>>('diallingCodes');
/** People of countries in thousands, gross national income a head in US dollars, and when their National Society was founded, where known. */
export const COUNTRY_FIGURES =
  load<{ iso3: string; people: number; gni?: number; founded?: number }[]>('countryFigures');
/** Every enumeration of GET /api/v2/global-enums/ by its name. */
export const ENUMS = load<Record<string, EnumEntry[]>>('enums');

function load<Facts>(name: string): Facts {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as Facts;
}
