import { type AskedAhead, headersAsText } from '#contracts/askedAhead.ts';
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts';
import { readAuth, readLanguage } from '#src/core/storage.ts';
import { directionOf, STARTING } from '#src/i18n/languages.ts';
import ROWS from './calls.json';
import { askConsent } from './consent.ts';
import { dated } from './dated.ts';

/**
 * Stands in `index.html` itself (`scripts/lib/pageHead.mjs`) and runs before the app's code has come: turns the page into the reader's
 * direction, asks for the configuration, and makes the first calls of the page at this address. The client takes their answers
 * (`contracts/askedAhead.ts`); a call that nobody takes has cost its bytes, no more.
 */
const language = readLanguage();
const { documentElement: root } = document;
root.lang = language;
root.dir = directionOf(language);
askConsent();
document.addEventListener('DOMContentLoaded', () => {
  const starting = document.getElementById('starting');
  if (starting) starting.textContent = STARTING[language];
});

const { pathname, search, hash } = window.location;
const token = readAuth()?.token;
const calls: AskedAhead['calls'] = new Map();
/** The calls are on their way before the app knows of the configuration, and could make them itself. */
const config = fetch('/config.json').then(async (answer) => {
  if (!answer.ok) throw new Error(`/config.json answers ${answer.status}`);
  const told = await answer.json();
  // Pages with a query ask for something of their own.
  askAll(told, search || hash ? [] : ROWS);
  return told;
});
// The app hears of its failure.
config.catch(() => {});
Object.assign(window, { askedAhead: { config, calls } satisfies AskedAhead });

/** An answer says how things were when the page was opened: what nobody has taken by then is asked for anew. */
const AGE_MS = 15_000;
setTimeout(() => {
  for (const { abort } of calls.values()) abort.abort();
  calls.clear();
}, AGE_MS);

/** `path` is a regular expression; `$1` in an address stands for what its first group finds, days as `dated` says. */
interface Row {
  path: string;
  signedIn?: boolean;
  calls: readonly (readonly [address: string, isEnglish?: 0 | 1, isRisk?: 0 | 1])[];
}

function askAll(
  { apiEndpoint = '', riskApiEndpoint = '' }: { apiEndpoint?: string; riskApiEndpoint?: string },
  rows: object,
) {
  for (const { path, signedIn, calls: addresses } of rows as readonly Row[]) {
    const found = new RegExp(`^${path}$`).exec(pathname);
    if (!found || (signedIn && !token)) continue;
    for (const [address, isEnglish, isRisk] of addresses)
      ask(
        (isRisk ? riskApiEndpoint || apiEndpoint : apiEndpoint) +
          dated(address, new Date()).replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? ''),
        isEnglish ? DEFAULT_LANGUAGE : language,
      );
  }
}

function ask(url: string, wanted: string) {
  if (calls.has(url)) return;
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
}
