import type { chidoStrings } from './strings.ts';

type Word = keyof typeof chidoStrings.english;

/** One warning of GDACS on the storm, an episode in its words. */
export interface Episode {
  number: number;
  /** As GDACS ranks it; missing where it gave none. */
  alert?: keyof typeof ALERT_LEVELS | undefined;
  kind?: Word | undefined;
  /** The strongest wind expected, in km/h. */
  windKmh?: number | undefined;
  /** People where winds of 120 km/h or more were expected. */
  people?: number | undefined;
}

/** The levels of the federation's scale, which has none for green. */
export const ALERT_LEVELS = { green: undefined, orange: 1, red: 2 } as const;

const KINDS = {
  depression: 'depression',
  moderate: 'moderateStorm',
  severe: 'severeStorm',
  cyclone: 'cyclone',
  intense: 'intenseCyclone',
} as const satisfies Record<string, Word>;

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

/** The last one came without figures. */
export const EPISODES: readonly Episode[] = [
  ...ROWS.map(([alert, kind, windKmh, people], index) => ({
    number: index + 1,
    alert,
    kind: KINDS[kind],
    windKmh,
    people,
  })),
  { number: ROWS.length + 1 },
];

export const STRONGEST_WIND_KMH = Math.max(...ROWS.map(([, , windKmh]) => windKmh));
export const MOST_PEOPLE = Math.max(...ROWS.map(([, , , people]) => people));

/** The storm at the coast of the mainland, as episode 24 has it. Source: GDACS. */
export const SNAPSHOT = {
  episode: 24,
  at: '2024-12-15T06:00:00Z',
  latitude: -13.26,
  longitude: 40.18,
  windKmh: 211,
  category: 4,
  surgeMetres: 0.44,
} as const;

/** Agalega is part of Mauritius. */
export const COUNTRIES = ['MUS', 'MYT', 'COM', 'MOZ'] as const;

export const GDACS_REPORT = 'https://www.gdacs.org/report.aspx?eventtype=TC&eventid=1001131';
