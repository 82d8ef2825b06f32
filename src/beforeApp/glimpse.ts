import type { Language } from '#contracts/languages.ts';
import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import { APPEAL_FIGURES } from '#src/records/operations/appealFigures.ts';
import { RECENT_FIGURES } from '#src/screens/emergencies/EmergencyOverviewScreen/figures.ts';
import { PROJECT_FIGURES } from '#src/screens/projects/ProjectOverviewScreen/figures.ts';
import { DEPLOYMENT_FIGURES } from '#src/screens/surge/SurgeScreen/figures.ts';

/** A record as the API answers it, unchecked. */
type Answered = Readonly<Record<string, unknown>>;

/** What a page shows of its first answer until the app draws it. */
export interface Glimpse {
  heading?: string;
  /** The values of its key figures, as they are written. */
  figures?: readonly string[];
  /** The records that its list begins with. */
  rows?: readonly { text: string; address: string | undefined }[];
}

/**
 * `page` and `call` are regular expressions, of a path and of the address of a call that is made ahead (`calls.json`); `name`: the field
 * of the API that tells a record's name; `address`: of a list alone, where a record of it stands, with a field of the API for `{id}`.
 */
type Row = readonly [page: string, call: string, name: string, address?: string];

const EMERGENCY = '(/(details|reports|activities|surge|additional-info.*))?';
const COUNTRY = '(/(?!ns-overview/per/|per/).*)?';

const ROWS: readonly Row[] = [
  ['/emergencies/all', '/event/\\?', 'name', '/emergencies/{id}/details'],
  ['/appeals/all', '/appeal/\\?', 'name', '/emergencies/{event}/details'],
  ['/field-reports/all', '/field-report/\\?', 'summary', '/field-reports/{id}'],
  ['/three-w/projects/all', '/project/\\?', 'name', '/three-w/projects/{id}'],
  ['/three-w/activities/all', '/emergency-project/\\?', 'title', '/three-w/activities/{id}'],
  [`/emergencies/\\d+${EMERGENCY}`, '/event/\\d+/$', 'name'],
  ['/field-reports/\\d+', '/field-report/\\d+/$', 'summary'],
  ['/three-w/projects/\\d+', '/project/\\d+/$', 'name'],
  ['/three-w/activities/\\d+', '/emergency-project/\\d+/$', 'title'],
  ['/regions/\\d+(/.*)?', '/region/\\d+/$', 'region_name'],
  [`/countries/\\d+${COUNTRY}`, '/country/\\d+/$', 'name'],
];

/** Of overviews without a query, which narrows them in ways of their own. */
const OVERVIEW_ROWS: readonly Row[] = [
  ['', '/event/\\?is_featured', 'name', '/emergencies/{id}/details'],
  ['/emergencies', '/event/\\?disaster_start', 'name', '/emergencies/{id}/details'],
];

/** The same of their figures. */
const FIGURES: readonly (readonly [page: string, call: string, figures: FigureTable<never, string>])[] = [
  ['', '/appeal/aggregated$', APPEAL_FIGURES],
  ['/emergencies', '/event/\\?disaster_start', RECENT_FIGURES],
  ['/three-w/projects', '/global-project/overview/$', PROJECT_FIGURES],
  ['/surge/overview', '/deployment/aggregated$', DEPLOYMENT_FIGURES],
];

/** As many as a window has room for: what nobody sees is not laid out. */
const MOST_ROWS = 8;

type Look = (answer: unknown) => Glimpse;

/** How the page at this address reads the answer to a call: undefined where it shows nothing of it. */
export function glimpsesOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  language: Language,
): (call: string) => Look | undefined {
  const isHere = ([page]: readonly [page: string, ...unknown[]]) => new RegExp(`^${page}/?$`).test(pathname);
  const isNarrowed = search !== '';
  const rows = (isNarrowed ? ROWS : [...ROWS, ...OVERVIEW_ROWS]).filter(isHere);
  const figures = isNarrowed ? [] : FIGURES.filter(isHere);
  return (call) => {
    const isOf = ([, of]: readonly [page: string, call: string, ...unknown[]]) =>
      new RegExp(`^/api/v2${of}`).test(call);
    const row = rows.find(isOf);
    const figured = figures.find(isOf);
    if (!row && !figured) return undefined;
    return (answer) => ({
      ...(row && seenBy(row, answer as Answered)),
      ...(figured && { figures: figured[2].map(([, of, write]) => write(of(answer as never), language)) }),
    });
  };
}

function seenBy([, , name, address]: Row, answer: Answered): Glimpse {
  if (address === undefined) return { heading: textOf(answer[name]) };
  const records = (answer.results as readonly Answered[]).slice(0, MOST_ROWS);
  const rows = records.map((record) => ({ text: textOf(record[name]), address: filled(address, record) }));
  // Of one without a name the app says so.
  return { rows: rows.filter(({ text }) => text) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Undefined where the record stands nowhere: an appeal that has no emergency yet. */
function filled(address: string, record: Answered): string | undefined {
  const [start, field = '', end] = address.split(/[{}]/);
  return typeof record[field] === 'number' ? `${start}${record[field]}${end}` : undefined;
}
