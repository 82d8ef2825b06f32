import type { Exchange } from './recorder.ts';

/** Of the way that a call takes, not of what it asks. */
const UNSAID = new Set(['accept-encoding', 'user-agent', 'sec-fetch-mode', 'origin']);

/** The line that makes a call again. Tokens stay out of logs: it reads `$TOKEN`. */
export function curlOf({ method, url, headers, body }: Exchange): string {
  const said = Object.entries(headers).filter(([name, value]) => !UNSAID.has(name) && value !== '*/*');
  const isText = /json|csv|text/.test(headers['content-type'] ?? '');
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...said.map(([name, value]) =>
      name === 'authorization' && value !== ''
        ? `-H "authorization: ${value.split(' ')[0]} $TOKEN"`
        : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body.length === 0
      ? []
      : [isText ? `--data-binary ${quoted(body.toString())}` : '--data-binary @FILE']),
    quoted(url),
  ].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
