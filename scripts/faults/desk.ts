import type { IncomingMessage } from 'node:http';
import { CONFIG_ELEMENT } from '#contracts/askedAhead.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { escapeXml as text } from '#scripts/contracts/junit.ts';
import { REPORT_STYLE } from '#scripts/contracts/reportStyle.ts';
import { servicesOf } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Answered, askServer, handOn, startProxy } from './proxy.ts';
import { addressOf } from './standIn.ts';

/** Calls that meet a fault: those whose path holds a text. */
export interface Switched {
  fault: string;
  path: string;
}

interface DeskOptions {
  port?: number;
  host?: string;
  standIn?: (request: IncomingMessage) => Answered | undefined;
}

/** The page by which faults are switched. */
export const DESK = '/-faults';

/**
 * A whole app behind a proxy, in which faults are switched by hand: beforehand, and at the page `/-faults`. `host`: from where it is
 * to be reached, this machine alone unless another is named. `standIn`: answers instead of the app what it should not be asked.
 */
export async function startDesk(
  app: string,
  first: readonly Switched[],
  { port = 0, host = '127.0.0.1', standIn }: DeskOptions = {},
): ReturnType<typeof startProxy> {
  const url = app.replace(/\/$/, '');
  const services = await servicesOf(url);
  let switched = [...first];
  return startProxy(
    async (request) => {
      const path = request.url ?? '/';
      if (path.startsWith(DESK)) return desk(new URL(path, url).searchParams);
      const own = standIn?.(request);
      if (own) return own;
      const answered = await askServer(serviceOf(path) ?? url, request);
      if (path.startsWith('/config.json')) return throughHere(answered);
      return isPage(answered) ? withoutConfig(answered) : answered;
    },
    (response, answered, request) => {
      const path = request.url ?? '/';
      const met = path.startsWith(DESK) ? undefined : switched.find((one) => path.includes(one.path));
      const fault = FAULTS.find(({ name }) => name === met?.fault);
      return (fault?.respond ?? handOn)(response, answered, request);
    },
    { port, host },
  );

  function serviceOf(path: string) {
    if (RISK_CALLS.some((call) => call.test(path))) return services.risk;
    return path.startsWith('/api/') || path.startsWith('/get_auth_token') ? services.go : undefined;
  }

  function desk(asked: URLSearchParams): Answered {
    const fault = asked.get('fault');
    const path = asked.get('path');
    if (asked.has('clear')) switched = [];
    else if (path) switched = switched.filter((one) => one.path !== path);
    if (fault && path) switched = [...switched, { fault, path }];
    // An address that does nothing when it is loaded again.
    if (asked.size > 0) return { status: 303, headers: { location: DESK }, body: Buffer.alloc(0) };
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(pageOf(switched)),
    };
  }
}

/** The app has to make its calls to where it comes from, that is here. */
function throughHere({ status, headers, body }: Answered): Answered {
  const config = { ...(JSON.parse(body.toString()) as object), apiEndpoint: '', riskApiEndpoint: '' };
  return { status, headers, body: Buffer.from(JSON.stringify(config)) };
}

const isPage = ({ headers }: Answered) => String(headers['content-type']).startsWith('text/html');

/** A page without the configuration asks for it. */
const CONFIG = new RegExp(`<script id="${CONFIG_ELEMENT}"[^>]*>[^<]*</script>`);
const withoutConfig = (answered: Answered): Answered => ({
  ...answered,
  body: Buffer.from(answered.body.toString().replace(CONFIG, '')),
});

/** They may be of another server. */
const RISK_CALLS = ENDPOINTS.filter(({ api }) => api === 'risk').map(({ path }) => addressOf(path));

const pageOf = (switched: readonly Switched[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Faults</title>
<style>${REPORT_STYLE}${STYLE}</style></head>
<body><h1>Faults</h1>
<p><a href="/">The app</a> · <a href="/?machines">The app with its machine explorer (npm run dev)</a></p>
<h2>Switched on</h2>
${switched.length === 0 ? '<p>None: every call is answered as it is.</p>' : `<ul>${switched.map(rowOf).join('')}</ul>`}
<h2>Switch one on</h2>
<form><label>Fault <select name="fault">${FAULTS.map(({ name }) => `<option>${text(name)}</option>`).join('')}</select></label>
<label>Calls whose path holds <input name="path" value="/api/" required autocapitalize="none"></label>
<button>Switch on</button></form>
${switched.length > 1 ? '<form><input type="hidden" name="clear" value="1"><button>Switch all off</button></form>' : ''}
</body></html>`;

function rowOf({ fault, path }: Switched) {
  const known = FAULTS.find(({ name }) => name === fault);
  return `<li><p><code>${text(path)}</code> ${text(fault)}</p>
<p>${known ? text(toldBy(known)) : ''}</p>
<form><input type="hidden" name="path" value="${text(path)}"><button aria-label="${text(`Switch off ${fault} for ${path}`)}">Switch off</button></form></li>`;
}

/** What readers have to be told by it. */
function toldBy({ read, change, words }: Fault): string {
  const sentence = (key: Fault['read']) =>
    words ?? (key ? ERROR_CATALOGUE[key].message : 'nothing: it succeeds');
  const [reads, changes] = [sentence(read), sentence(change)];
  return reads === changes ? `Readers: ${reads}` : `Reads: ${reads} Changes: ${changes}`;
}

const STYLE = `
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; max-inline-size: 100%; }
select, input, button { box-sizing: border-box; font: inherit; min-block-size: 2.5rem; padding-inline: 0.75rem; max-inline-size: 100%; }
ul { list-style: none; padding: 0; } li { border-block-end: 1px solid var(--line); padding-block: 0.5rem; } li p { margin: 0 0 0.25rem; }
`;
