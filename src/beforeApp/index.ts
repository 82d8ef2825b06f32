import { type AskedAhead, CONFIG_ELEMENT, headersAsText } from '#contracts/askedAhead.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import { readAuth, readLanguage, readReader } from '#src/core/storage.ts';
import { turnTo } from '#src/core/turnTo.ts';
import type { Reader } from '#src/domain/reader.ts';
import { STARTING } from '#src/i18n/languages.ts';
import ROWS from './calls.json';
import { askConsent } from './consent.ts';
import { askContent } from './content.ts';
import { dated } from './dated.ts';
import { type Glimpse, glimpsesOf } from './glimpse.ts';
import { introduce } from './intro.ts';
import { mendLost } from './lost.ts';
import { narrowed } from './narrowed.ts';
import { keepNoParts } from './parts.ts';

/**
 * Stands in `index.html` itself (`scripts/lib/pageHead.mjs`) and runs before the app's code has come: turns the page into the reader's
 * direction, says what it is about, takes the configuration from it or asks for that, and makes the first calls of the page at this
 * address. The client takes their answers (`contracts/askedAhead.ts`); a call that nobody takes has cost its bytes, no more.
 */
const language = readLanguage();
turnTo(language);
keepNoParts();
mendLost();
askConsent();
document.addEventListener('DOMContentLoaded', () => {
  const starting = document.getElementById('starting');
  if (starting) starting.textContent = STARTING[language];
});

const { pathname, search, hash } = window.location;
askContent(pathname, language);
const token = readAuth()?.token;
const reader = readReader();
const calls: AskedAhead['calls'] = new Map();
const query = new URLSearchParams(search);
// Addresses of old with a mark lead to other pages.
const rows: object = hash ? [] : ROWS;
const written: Settings | null = JSON.parse(document.getElementById(CONFIG_ELEMENT)?.textContent || 'null');
/** The calls are on their way before the app knows of the configuration, and could make them itself. */
const config = written ? Promise.resolve(callAhead(written)) : fetch('/config.json').then(fetched);
// The app hears of its failure.
config.catch(() => {});
Object.assign(window, { askedAhead: { config, calls } satisfies AskedAhead });

/** An answer says how things were when the page was opened: what nobody has taken by then is asked for anew. */
const AGE_MS = 15_000;
setTimeout(() => {
  for (const { abort } of calls.values()) abort.abort();
  calls.clear();
}, AGE_MS);

/** Of the configuration, unchecked. */
interface Settings {
  environment?: string;
  apiEndpoint?: string;
  riskApiEndpoint?: string;
}

async function fetched(answer: Response) {
  if (!answer.ok) throw new Error(`/config.json answers ${answer.status}`);
  return callAhead(await answer.json());
}

/** `readers`: for whom alone. `path` is a regular expression; `$1` in an address stands for what its first group finds, days as `dated` says, the query as `narrowed` says. */
interface Row {
  path: string;
  signedIn?: boolean;
  readers?: readonly (Reader | undefined)[];
  calls: readonly (readonly [address: string, isEnglish?: 0 | 1, isRisk?: 0 | 1])[];
}

function callAhead(config: Settings): Settings {
  const { environment, apiEndpoint = '', riskApiEndpoint = '' } = config;
  const show = introduce(language, {
    hasNotice: environment !== 'production',
    reader,
  });
  // A map shows no rows.
  const glimpseOf = query.has('view') ? undefined : glimpsesOf(window.location, language);
  const area = beginOf(pathname);
  for (const { path, signedIn, readers, calls: addresses } of rows as readonly Row[]) {
    // For a phone it is work to make ninety expressions.
    if (![area, undefined].includes(beginOf(path))) continue;
    const found = new RegExp(`^${path}$`).exec(pathname);
    if (!found || (signedIn && !token) || readers?.includes(reader) === false) continue;
    for (const [general, isEnglish, isRisk] of addresses) {
      const here = dated(general, new Date()).replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '');
      const address = narrowed(here, query);
      if (address === undefined) continue;
      const service = isRisk ? riskApiEndpoint || apiEndpoint : apiEndpoint;
      const answer = ask(service + address, isEnglish ? DEFAULT_LANGUAGE : language);
      const glimpse = glimpseOf?.(address);
      if (answer && glimpse) glimpseAt(answer, glimpse, show);
    }
  }
  return config;
}

/** What stands in front in an address, and in a row's path as it is; undefined for the row of every address. */
function beginOf(path: string): string | undefined {
  return path.split('/')[1];
}

function ask(url: string, wanted: string): Promise<Response> | undefined {
  if (calls.has(url)) return undefined;
  const headers = {
    Authorization: token ? `Token ${token}` : '',
    'Accept-Language': wanted,
    Accept: 'application/json',
  };
  const abort = new AbortController();
  const answer = fetch(url, { headers, signal: abort.signal });
  // Whoever takes it hears of its failure.
  answer.catch(() => {});
  calls.set(url, { headers: headersAsText(headers), answer, abort });
  return answer;
}

/** From the start of the page: where the app is there sooner, nothing else is seen before. */
const GLIMPSE_AFTER_MS = 300;

/** What is seen of an answer, read before the app takes it, which it can once. */
function glimpseAt(
  answer: Promise<Response>,
  look: (body: unknown) => Glimpse,
  show: (seen: Glimpse) => void,
) {
  answer
    .then((response) => (response.ok ? response.clone().json() : Promise.reject()))
    .then((body) => setTimeout(show, GLIMPSE_AFTER_MS - performance.now(), look(body)))
    // The app says what is wrong with it.
    .catch(() => {});
}
