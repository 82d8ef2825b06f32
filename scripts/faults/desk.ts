import { escapeXml as text } from '#scripts/contracts/junit.ts';
import { servicesOf } from './calls.ts';
import { FAULTS } from './faults.ts';
import { type Answered, askServer, handOn, startProxy } from './proxy.ts';

/** Calls that meet a fault: those whose path holds a text. */
export interface Switched {
  fault: string;
  path: string;
}

/** The page by which faults are switched. */
export const DESK = '/-faults';

/** A whole app behind a proxy, in which faults are switched by hand: beforehand, and at the page `/-faults`. */
export async function startDesk(
  app: string,
  first: readonly Switched[],
  port = 0,
): ReturnType<typeof startProxy> {
  const url = app.replace(/\/$/, '');
  const services = await servicesOf(url);
  let switched = [...first];
  const isCall = (path: string) => path.startsWith('/api/') || path.startsWith('/get_auth_token');
  return startProxy(
    async (request) => {
      const path = request.url ?? '/';
      if (path.startsWith(DESK)) return desk(new URL(path, url).searchParams);
      const answered = await askServer(isCall(path) ? services.go : url, request);
      return path.startsWith('/config.json') ? throughHere(answered) : answered;
    },
    (response, answered, request) => {
      const path = request.url ?? '/';
      const met = path.startsWith(DESK) ? undefined : switched.find((one) => path.includes(one.path));
      const fault = FAULTS.find(({ name }) => name === met?.fault);
      return (fault?.respond ?? handOn)(response, answered, request);
    },
    port,
  );

  function desk(asked: URLSearchParams): Answered {
    const fault = asked.get('fault');
    const path = asked.get('path');
    if (asked.has('clear')) switched = [];
    else if (fault && path) switched = [...switched.filter((one) => one.path !== path), { fault, path }];
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

const pageOf = (switched: readonly Switched[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Faults</title></head>
<body><h1>Faults</h1>
<ul>${switched.map(({ fault, path }) => `<li><code>${text(path)}</code>: ${text(fault)}</li>`).join('') || '<li>None</li>'}</ul>
<form><p><label>Fault <select name="fault">${FAULTS.map(({ name }) => `<option>${text(name)}</option>`).join('')}</select></label></p>
<p><label>Calls whose path holds <input name="path" value="/api/" required></label></p>
<button>Switch on</button></form>
<form><input type="hidden" name="clear" value="1"><button>Switch all off</button></form>
<p><a href="/">The app</a></p></body></html>`;
