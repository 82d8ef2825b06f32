import type { Alert } from '#src/records/risk/imminent.ts';
import type { chidoStrings } from './strings.ts';

type Word = keyof typeof chidoStrings.english;

/** One warning of GDACS on the storm, an episode in its words. */
export interface Episode {
  number: number;
  /** When and where, in degrees. */
  at: string;
  longitude: number;
  latitude: number;
  /** As GDACS ranks it; missing where it gave none. */
  alert?: Alert | undefined;
  kind?: Word | undefined;
  /** The strongest wind expected, in km/h. */
  windKmh?: number | undefined;
  /** People where winds of 120 km/h or more were expected. */
  people?: number | undefined;
  /** GDACS called their vulnerability high. */
  isVulnerable?: boolean | undefined;
  /** How high the sea was expected to rise, where the warning said so. */
  surgeMetres?: number | undefined;
}

const KINDS = {
  depression: 'depression',
  moderate: 'moderateStorm',
  severe: 'severeStorm',
  cyclone: 'cyclone',
  intense: 'intenseCyclone',
} as const satisfies Record<string, Word>;

const FIRST_VULNERABLE = 3;

/** From the first warning on. Source: GDACS, event 1001131, public. */
const ROWS: readonly [Episode['alert'], keyof typeof KINDS, windKmh: number, people: number][] = [
  ['green', 'depression', 63, 0],
  ['green', 'depression', 63, 0],
  ['orange', 'moderate', 137, 111_452],
  ['orange', 'severe', 148, 371_791],
  ['orange', 'severe', 158, 362_821],
  ['orange', 'severe', 158, 392_085],
  ['orange', 'severe', 169, 230_814],
  ['orange', 'cyclone', 137, 1_013_445],
  ['orange', 'cyclone', 169, 634_247],
  ['orange', 'intense', 169, 772_876],
  ['orange', 'intense', 169, 927_580],
  ['red', 'intense', 190, 1_268_379],
  ['red', 'intense', 201, 1_346_168],
  ['red', 'intense', 190, 1_732_716],
  ['red', 'intense', 201, 842_995],
  ['red', 'intense', 201, 1_422_146],
  ['red', 'intense', 190, 1_050_800],
  ['red', 'intense', 222, 1_428_200],
  ['red', 'intense', 211, 1_104_789],
  ['red', 'intense', 211, 1_685_251],
  ['red', 'intense', 253, 1_121_371],
  ['red', 'intense', 232, 1_036_709],
  ['red', 'intense', 232, 670_477],
  ['red', 'intense', 211, 933_462],
  ['green', 'severe', 106, 853_331],
  ['green', 'moderate', 84, 951_707],
  ['green', 'moderate', 74, 952_831],
  ['green', 'moderate', 74, 954_356],
];

/** The first warning, and the 24th: the two whose hours are known. */
const FIRST = Date.UTC(2024, 11, 9, 18);
const KNOWN = { number: 24, at: Date.UTC(2024, 11, 15, 6), surgeMetres: 0.44 } as const;
const BETWEEN_MS = (KNOWN.at - FIRST) / (KNOWN.number - 1);
const HOUR_MS = 3_600_000;

/**
 * The way of the storm, simplified: where it was so many hours after the first warning. Over Agalega after 51, at the northern
 * tip of Madagascar after 90, over Mayotte after 108; after 132 as the 24th warning has it, on the coast of Mozambique.
 */
const WAY: readonly [hours: number, longitude: number, latitude: number][] = [
  [0, 70.5, -9.6],
  [24, 64.2, -10],
  [51, 56.6, -10.4],
  [66, 54.2, -10.4],
  [78, 52, -10.6],
  [90, 49.5, -11.3],
  [102, 46.7, -12.2],
  [108, 45.2, -12.7],
  [120, 42.7, -13],
  [132, 40.18, -13.26],
  [144, 37.6, -14],
  [156, 35.2, -15],
  [162, 34.2, -15.6],
];

function placeAfter(hours: number) {
  const next = WAY.findIndex(([reached]) => reached >= hours);
  const [end, longitude, latitude] = WAY[next] ?? WAY[WAY.length - 1] ?? [0, 0, 0];
  const [start, fromLongitude, fromLatitude] = WAY[next - 1] ?? [end, longitude, latitude];
  const share = end === start ? 1 : (hours - start) / (end - start);
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 100) / 100;
  return { longitude: between(fromLongitude, longitude), latitude: between(fromLatitude, latitude) };
}

/** Where and when a warning found the storm: the hours of those between the known ones are evenly spread. */
function whereabouts(number: number) {
  const at = Math.round((FIRST + (number - 1) * BETWEEN_MS) / HOUR_MS) * HOUR_MS;
  return { at: new Date(at).toISOString(), ...placeAfter((at - FIRST) / HOUR_MS) };
}

/** The last one came without figures. */
export const EPISODES: readonly Episode[] = [
  ...ROWS.map(([alert, kind, windKmh, people], index) => ({
    number: index + 1,
    ...whereabouts(index + 1),
    alert,
    kind: KINDS[kind],
    windKmh,
    people,
    isVulnerable: index + 1 >= FIRST_VULNERABLE,
    surgeMetres: index + 1 === KNOWN.number ? KNOWN.surgeMetres : undefined,
  })),
  { number: ROWS.length + 1, ...whereabouts(ROWS.length + 1) },
];

export const STRONGEST_WIND_KMH = Math.max(...ROWS.map(([, , windKmh]) => windKmh));
export const MOST_PEOPLE = Math.max(...ROWS.map(([, , , people]) => people));

/** Agalega is part of Mauritius. */
export const COUNTRIES = ['MUS', 'MYT', 'COM', 'MOZ'] as const;

export const GDACS_REPORT = 'https://www.gdacs.org/report.aspx?eventtype=TC&eventid=1001131';

/** What the map calls by its name, and where that stands: ISO codes of two and three letters, longitude, latitude. */
export const NAMED = [
  ['MZ', 'MOZ', 38.5, -14.6],
  ['MG', 'MDG', 46.5, -18.5],
  ['TZ', 'TZA', 35, -6.5],
  ['MU', 'MUS', 57.6, -18.9],
] as const;

/** West, south, east and north of all of it, so that the map stands still while the storm moves. */
export const WHOLE_WAY = [30, -20, 74, -5] as const;
