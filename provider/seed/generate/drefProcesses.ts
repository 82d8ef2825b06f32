import type { Language } from '#contracts/languages.ts';
import { DREF_STATUS, DREF_TYPE, type DrefType } from '#rules/dref.ts';

/*
 * Processes of the emergency fund: who asks for what, and how far it has come. Every state, type and kind of stage is among them,
 * but for the translation under way, which does not outlive a start of the service.
 */

const { draft, finalized, approved, failed } = DREF_STATUS;
const { imminent, assessment, response, loan } = DREF_TYPE;
const [EPIDEMIC, EARTHQUAKE, CYCLONE, MOVEMENT, FLOOD, COLD_WAVE, DROUGHT, LANDSLIDE] = [
  1, 2, 4, 5, 12, 14, 20, 24,
];

/** Disasters that leave homes standing, and those that nobody leaves home for. */
export const HOMES_STAND: readonly number[] = [EPIDEMIC, MOVEMENT, COLD_WAVE, DROUGHT];
export const PEOPLE_STAY: readonly number[] = [EPIDEMIC, COLD_WAVE, DROUGHT];

export interface DrefSeed {
  iso3: string;
  /** Of its kind: see `DISASTER_TYPES`. */
  hazard: number;
  type: DrefType;
  /** Usernames of demo accounts. */
  author: string;
  shared?: readonly string[];
  /** In days before today. */
  daysAgo: number;
  /** People, and Swiss francs. */
  affected: number;
  amount: number;
  months?: number;
  /** Of an application for a code that no demonstration appeal has. */
  code?: string;
  /** @default 'en' */
  language?: Language;
  /** Where the application stands, each of its updates and the report. */
  status: number;
  updates?: readonly number[];
  report?: number;
  /** Imminent in the way of before: without proposed actions. */
  isClassic?: true;
  /** Nothing is filled in yet but its first step. */
  isBare?: true;
}

export const DREF_PROCESSES: readonly DrefSeed[] = [
  {
    iso3: 'NPL',
    hazard: EARTHQUAKE,
    type: response,
    author: 'country-admin',
    shared: ['member'],
    daysAgo: 330,
    affected: 21_400,
    amount: 412_000,
    months: 5,
    code: 'MDRNP031',
    status: approved,
    updates: [approved],
    report: approved,
  },
  {
    iso3: 'MOZ',
    hazard: CYCLONE,
    type: response,
    author: 'dref-coordinator',
    daysAgo: 290,
    affected: 34_000,
    amount: 498_000,
    months: 6,
    code: 'MDRMZ041',
    status: approved,
    report: approved,
  },
  {
    iso3: 'BGD',
    hazard: FLOOD,
    type: imminent,
    author: 'superuser',
    daysAgo: 260,
    affected: 48_000,
    amount: 118_000,
    months: 2,
    code: 'MDRBD052',
    status: approved,
    isClassic: true,
  },
  {
    iso3: 'UGA',
    hazard: EPIDEMIC,
    type: response,
    author: 'superuser',
    daysAgo: 210,
    affected: 9_800,
    amount: 287_000,
    months: 4,
    code: 'MDRUG067',
    status: approved,
    updates: [approved],
    report: finalized,
  },
  {
    iso3: 'KEN',
    hazard: FLOOD,
    type: response,
    author: 'dref-coordinator',
    daysAgo: 180,
    affected: 27_500,
    amount: 365_000,
    months: 4,
    code: 'MDRKE088',
    status: approved,
    updates: [approved],
    report: draft,
  },
  {
    iso3: 'TUR',
    hazard: EARTHQUAKE,
    type: loan,
    author: 'superuser',
    daysAgo: 150,
    affected: 61_000,
    amount: 750_000,
    months: 3,
    code: 'MDRTR013',
    status: approved,
  },
  {
    iso3: 'ETH',
    hazard: DROUGHT,
    type: response,
    author: 'dref-coordinator',
    shared: ['ifrc-admin'],
    daysAgo: 130,
    affected: 42_000,
    amount: 440_000,
    months: 4,
    code: 'MDRET061',
    status: approved,
    updates: [approved, draft],
  },
  {
    iso3: 'HND',
    hazard: FLOOD,
    type: response,
    author: 'superuser',
    daysAgo: 95,
    language: 'es',
    affected: 15_600,
    amount: 310_000,
    months: 4,
    code: 'MDRHN033',
    status: approved,
    updates: [finalized],
  },
  {
    iso3: 'BGD',
    hazard: CYCLONE,
    type: imminent,
    author: 'member',
    daysAgo: 60,
    affected: 30_000,
    amount: 80_000,
    code: 'MDRBD055',
    status: approved,
    updates: [draft],
  },
  {
    iso3: 'NER',
    hazard: FLOOD,
    type: response,
    author: 'dref-coordinator',
    shared: ['member'],
    daysAgo: 30,
    language: 'fr',
    affected: 18_200,
    amount: 296_000,
    months: 4,
    status: finalized,
  },
  {
    iso3: 'MDG',
    hazard: CYCLONE,
    type: response,
    author: 'superuser',
    daysAgo: 27,
    affected: 22_600,
    amount: 334_000,
    months: 4,
    code: 'MDRMG026',
    status: approved,
  },
  {
    iso3: 'NPL',
    hazard: LANDSLIDE,
    type: response,
    author: 'country-admin',
    shared: ['member'],
    daysAgo: 24,
    affected: 3_900,
    amount: 164_000,
    months: 3,
    status: finalized,
  },
  {
    iso3: 'MLI',
    hazard: MOVEMENT,
    type: response,
    author: 'dref-coordinator',
    daysAgo: 20,
    language: 'fr',
    affected: 12_400,
    amount: 248_000,
    months: 4,
    status: failed,
  },
  {
    iso3: 'PHL',
    hazard: CYCLONE,
    type: imminent,
    author: 'member',
    daysAgo: 12,
    affected: 52_000,
    amount: 80_000,
    status: finalized,
  },
  {
    iso3: 'TCD',
    hazard: EPIDEMIC,
    type: response,
    author: 'member',
    shared: ['dref-coordinator'],
    daysAgo: 9,
    language: 'fr',
    affected: 7_300,
    amount: 189_000,
    months: 4,
    status: draft,
  },
  {
    iso3: 'LBN',
    hazard: MOVEMENT,
    type: response,
    author: 'superuser',
    daysAgo: 8,
    language: 'ar',
    affected: 14_000,
    amount: 275_000,
    months: 4,
    status: draft,
  },
  {
    iso3: 'NPL',
    hazard: FLOOD,
    type: response,
    author: 'member',
    shared: ['country-admin'],
    daysAgo: 5,
    affected: 16_800,
    amount: 342_000,
    months: 4,
    status: draft,
  },
  {
    iso3: 'NPL',
    hazard: COLD_WAVE,
    type: assessment,
    author: 'country-admin',
    daysAgo: 2,
    affected: 2_600,
    amount: 48_000,
    months: 2,
    status: draft,
    isBare: true,
  },
];
