import { HEALTH_CARE, UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import type { HealthBody, LocalUnitBody } from '#contracts/localUnits/schemas.ts';
import type { local_unit, local_unit_change } from '#provider/database/schema.ts';
import { type CountryFacts, LOCAL_UNIT_OPTIONS, type LocalUnitList } from '../data.ts';
import { createRandom, type Random } from '../random.ts';
import { districtsByCountry } from '../reference.ts';
import { before, dayOf } from './dates.ts';
import { addressOf, fullName, phoneOf } from './people.ts';
import { SOCIETIES } from './societies.ts';
import type { Emergencies } from './tables.ts';
import { say } from './wording.ts';

type UnitRow = (typeof local_unit)['$inferInsert'] & { id: number };

/** Local units, and what waits to be validated. */
export interface LocalUnits {
  units: UnitRow[];
  changes: (typeof local_unit_change)['$inferInsert'][];
}

/** Any number: units are drawn apart, so that they move no other record. */
const TOPIC = 1_100_000;
/** Countries with the most people affected have a branch in many of their provinces. */
const RICH = 10;
const MOST_BRANCHES = 24;
const [ADMINISTRATIVE, RESPONSE, ASSISTANCE, TRAINING, OTHER] = [1, 3, 4, 5, 6];
const [NATIONAL, INTERMEDIATE, LOCAL] = [1, 2, 3];
const [AMBULANCES, BLOOD, HOSPITAL, , CLINIC] = LOCAL_UNIT_OPTIONS.health_facility_type.map(({ id }) => id);
const STATUSES = [
  { status: UNIT_STATUS.validated, weight: 80 },
  { status: UNIT_STATUS.unvalidated, weight: 12 },
  { status: UNIT_STATUS.pendingEdit, weight: 8 },
];
const VISIBILITIES = [
  { visibility: 3, weight: 90 },
  { visibility: 1, weight: 8 },
  { visibility: 4, weight: 2 },
];

type Tongue = 'en' | 'fr' | 'es';
const TONGUES: Readonly<Record<Exclude<Tongue, 'en'>, string>> = {
  fr: 'BEN BFA BDI CMR CAF TCD COM COG COD CIV DJI FRA GAB GIN HTI LUX MDG MLI MCO NER SEN TGO',
  es: 'ARG BOL CHL COL CRI CUB DOM ECU ESP GNQ GTM HND MEX NIC PAN PER PRY SLV URY VEN',
};
const tongueOf = ({ iso3 }: CountryFacts): Tongue =>
  iso3 && TONGUES.fr.includes(iso3) ? 'fr' : iso3 && TONGUES.es.includes(iso3) ? 'es' : 'en';

/** What units are called, by what they are; `{place}` is the province. */
const KINDS = {
  headquarters: { en: 'National Headquarters', fr: 'Siège national', es: 'Sede nacional' },
  branch: { en: '{place} Branch', fr: 'Comité de {place}', es: 'Filial {place}' },
  clinic: { en: '{place} Health Centre', fr: 'Centre de santé de {place}', es: 'Centro de salud {place}' },
  hospital: { en: '{place} Hospital', fr: 'Hôpital de {place}', es: 'Hospital {place}' },
  blood: {
    en: '{place} Blood Centre',
    fr: 'Centre de transfusion de {place}',
    es: 'Banco de sangre {place}',
  },
  ambulances: {
    en: '{place} Ambulance Station',
    fr: 'Poste d’ambulances de {place}',
    es: 'Ambulancias {place}',
  },
  warehouse: {
    en: '{place} Disaster Response Warehouse',
    fr: 'Entrepôt d’urgence de {place}',
    es: 'Almacén de emergencias {place}',
  },
  assistance: {
    en: '{place} Humanitarian Service Point',
    fr: 'Point d’assistance humanitaire de {place}',
    es: 'Punto de servicio humanitario {place}',
  },
  training: {
    en: '{place} First Aid Training Centre',
    fr: 'Centre de formation de {place}',
    es: 'Centro de formación {place}',
  },
  youth: { en: '{place} Youth Club', fr: 'Club des jeunes de {place}', es: 'Club juvenil {place}' },
} as const;
type Kind = keyof typeof KINDS;

const FACTS: Readonly<
  Record<Kind, { type: number; level?: number; facility?: number | undefined; subtype: string }>
> = {
  headquarters: { type: ADMINISTRATIVE, level: NATIONAL, subtype: 'Headquarters' },
  branch: { type: ADMINISTRATIVE, level: INTERMEDIATE, subtype: 'Branch' },
  clinic: { type: HEALTH_CARE, facility: CLINIC, subtype: 'Health centre' },
  hospital: { type: HEALTH_CARE, facility: HOSPITAL, subtype: 'Hospital' },
  blood: { type: HEALTH_CARE, facility: BLOOD, subtype: 'Blood centre' },
  ambulances: { type: HEALTH_CARE, facility: AMBULANCES, subtype: 'Ambulance station' },
  warehouse: { type: RESPONSE, level: INTERMEDIATE, subtype: 'Warehouse' },
  assistance: { type: ASSISTANCE, level: LOCAL, subtype: 'Humanitarian Service Point' },
  training: { type: TRAINING, level: LOCAL, subtype: 'Training centre' },
  youth: { type: OTHER, level: LOCAL, subtype: 'Youth club' },
};
const BESIDE: readonly Kind[] = [
  'clinic',
  'warehouse',
  'blood',
  'training',
  'ambulances',
  'assistance',
  'hospital',
  'youth',
];
const STREETS: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Station Road', 'Hospital Road', 'Market Street', 'Riverside Road', 'School Road'],
  fr: ['rue du Marché', 'avenue de la Paix', 'rue de la Gare', 'avenue de l’Indépendance'],
  es: ['Calle Central', 'Avenida de la Paz', 'Calle del Mercado', 'Avenida Libertad'],
};

/** Branches, clinics and other places of every National Society; the most where the largest emergencies are. */
export function generateLocalUnits(seed: number, now: Date, emergencies: Emergencies): LocalUnits {
  const districts = districtsByCountry();
  const rich = richest(emergencies);
  const out: LocalUnits = { units: [], changes: [] };
  for (const country of SOCIETIES) {
    const random = createRandom(seed + TOPIC + country.id);
    const provinces = districts.get(country.id) ?? [];
    if (provinces.length === 0) continue;
    const isRich = rich.has(country.id);
    const branches = random.some(provinces, isRich ? MOST_BRANCHES : random.int(1, 3));
    const first = branches[0];
    if (!first) continue;
    const add = (kind: Kind, province: Province) => {
      const id = out.units.length + 1;
      const unit = unitOf(random, now, { id, kind, country, province });
      out.units.push(unit);
      if (unit.status === UNIT_STATUS.unvalidated)
        out.changes.push({ local_unit_id: id, triggered_at: unit.modified_at, previous: null });
      if (unit.status === UNIT_STATUS.pendingEdit)
        out.changes.push({
          local_unit_id: id,
          triggered_at: unit.modified_at,
          previous: beforeThat(random, unit),
        });
    };
    add('headquarters', first);
    for (const province of branches) add('branch', province);
    const others = isRich ? BESIDE.length * 2 : random.int(0, 2);
    for (let index = 0; index < others; index += 1)
      add(BESIDE[index % BESIDE.length] ?? 'clinic', random.pick(branches));
  }
  return out;
}

type Province = NonNullable<ReturnType<ReturnType<typeof districtsByCountry>['get']>>[number];

/** The countries where emergencies have affected the most people. */
function richest({ events, eventCountries }: Emergencies): Set<number> {
  const affected = new Map(events.map(({ id, num_affected }) => [id, num_affected ?? 0]));
  const sums = new Map<number, number>();
  for (const { event_id, country_id } of eventCountries)
    sums.set(country_id, (sums.get(country_id) ?? 0) + (affected.get(event_id) ?? 0));
  const largest = [...sums].sort(([, one], [, other]) => other - one).slice(0, RICH);
  // Nepal is home of the demonstration accounts.
  return new Set([...largest.map(([id]) => id), NEPAL]);
}
const NEPAL = 123;

interface Place {
  id: number;
  kind: Kind;
  country: CountryFacts;
  province: Province;
}

function unitOf(random: Random, now: Date, { id, kind, country, province }: Place): UnitRow {
  const tongue = tongueOf(country);
  const { type, level, facility, subtype } = FACTS[kind];
  const name = (language: Tongue) => KINDS[kind][language].replace('{place}', say(province.name, language));
  const focal = fullName(random, country.iso3);
  const host = country.iso3?.toLowerCase() ?? 'go';
  const street = `${random.int(2, 180)} ${random.pick(STREETS[tongue])}`;
  const changed = before(now, random.int(3, 400));
  const [longitude, latitude] = near(random, province.centroid.coordinates, country);
  const isHealth = type === HEALTH_CARE;
  const isExternal = isHealth && random.chance(0.12);
  return {
    id,
    country_id: country.id,
    type_id: type,
    status: isExternal ? UNIT_STATUS.external : random.weighted(STATUSES).status,
    visibility: random.weighted(VISIBILITIES).visibility,
    date_of_data: dayOf(before(changed, random.int(1, 60))),
    subtype,
    english_branch_name: name('en'),
    local_branch_name: tongue === 'en' ? null : name(tongue),
    level_id: level ?? null,
    focal_person_en: isHealth ? null : focal,
    focal_person_loc: isHealth ? null : focal,
    source_en: isHealth ? null : 'National Society branch directory',
    source_loc: null,
    latitude,
    longitude,
    address_en: tongue === 'en' ? `${street}, ${province.name.en}` : null,
    address_loc: tongue === 'en' ? null : `${street}, ${say(province.name, tongue)}`,
    city_en: province.name.en,
    city_loc: null,
    postcode: null,
    phone: isHealth ? null : phoneOf(random, country.iso3),
    email: isHealth ? null : `${kind}.${id}@${host}.demo.example`,
    link: null,
    health: isHealth ? healthOf(random, { facility: facility ?? 1, focal, host, country }) : null,
    update_reason_overview: null,
    version_id: 1,
    is_deprecated: false,
    deprecated_reason: null,
    deprecated_reason_overview: null,
    user_id: null,
    modified_by_id: null,
    created_at: before(changed, random.int(1, 300)).toISOString(),
    modified_at: changed.toISOString(),
  };
}

/** A little off the middle of a province, in the box of its country. */
function near(random: Random, [x, y]: readonly [number, number], { box }: CountryFacts): [number, number] {
  const [west, south, east, north] = box;
  const off = Math.min(0.25, (east - west) / 20, (north - south) / 20);
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  const inside = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return [
    round(inside(x + off * (2 * random.next() - 1), west, east)),
    round(inside(y + off * (2 * random.next() - 1), south, north)),
  ];
}

function healthOf(
  random: Random,
  {
    facility,
    focal,
    host,
    country,
  }: { facility: number; focal: string; host: string; country: CountryFacts },
): HealthBody {
  const isHospital = facility === HOSPITAL;
  const isClinic = facility === CLINIC;
  const several = (list: LocalUnitList, most: number) =>
    random.some(LOCAL_UNIT_OPTIONS[list], random.int(1, most)).map(({ id }) => id);
  const nurse = random.int(2, isHospital ? 90 : 12);
  const general_practitioner = random.int(1, isHospital ? 30 : 4);
  const midwife = isHospital || isClinic ? random.int(1, 10) : null;
  const drivers = facility === AMBULANCES ? random.int(3, 14) : null;
  return {
    affiliation: 1,
    functionality: random.chance(0.85) ? 1 : 2,
    health_facility_type: facility,
    hospital_type: isHospital ? 1 : null,
    primary_health_care_center: isClinic ? random.int(1, 4) : null,
    is_teaching_hospital: isHospital ? random.chance(0.3) : null,
    is_in_patient_capacity: isHospital,
    is_isolation_rooms_wards: isHospital,
    number_of_isolation_rooms: isHospital ? random.int(2, 16) : null,
    maximum_capacity: isHospital ? random.int(40, 420) : null,
    is_warehousing: random.chance(0.4),
    is_cold_chain: facility === BLOOD || random.chance(0.3),
    ambulance_type_a: facility === AMBULANCES ? random.int(1, 8) : null,
    ambulance_type_b: facility === AMBULANCES ? random.int(0, 4) : null,
    focal_point_position: random.pick(['Facility Manager', 'Head Nurse', 'Medical Director']),
    focal_point_email: addressOf(focal, host),
    focal_point_phone_number: phoneOf(random, country.iso3),
    general_medical_services: several('general_medical_services', 5),
    specialized_medical_beyond_primary_level: isHospital
      ? several('specialized_medical_beyond_primary_level', 5)
      : [],
    blood_services: facility === BLOOD ? [1, 2, 3, 4] : [5],
    professional_training_facilities: random.chance(0.25)
      ? several('professional_training_facilities', 2)
      : [],
    general_practitioner,
    nurse,
    midwife,
    other_profiles: drivers ? [{ id: 1, position: 'Ambulance driver', number: drivers }] : [],
    total_number_of_human_resource: nurse + general_practitioner + (midwife ?? 0) + (drivers ?? 0),
  };
}

/** The same before its last change: it stood elsewhere, and somebody else was to be asked. */
function beforeThat(random: Random, unit: UnitRow): LocalUnitBody {
  unit.update_reason_overview = 'The unit has moved, and its telephone number is new.';
  const address = `${random.int(2, 180)} ${random.pick(STREETS.en)}`;
  return {
    country: unit.country_id,
    type: unit.type_id,
    visibility: 3,
    date_of_data: unit.date_of_data,
    subtype: unit.subtype,
    english_branch_name: unit.english_branch_name,
    local_branch_name: unit.local_branch_name,
    level: unit.level_id,
    focal_person_en: unit.focal_person_en,
    focal_person_loc: unit.focal_person_loc,
    source_en: unit.source_en,
    location_json: { lat: unit.latitude, lng: unit.longitude },
    ...(unit.address_loc ? { address_loc: address } : { address_en: address }),
    city_en: unit.city_en,
    email: unit.email,
    health: unit.health ?? null,
  };
}
