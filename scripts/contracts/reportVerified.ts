import { escapeXml as text } from './junit.ts';
import type { KnownFault } from './knownFaults.ts';
import type { Verification } from './verification.ts';

type Tried = Verification['promises'][number];

/** What providers were found to keep: the faults that their teams can act on, what else broke, and every promise. */
export function verifiedSection(verifications: readonly Verification[]): string {
  if (verifications.length === 0) return '';
  return `<section id="verified">
<h2>What providers keep</h2>
${verifications.map(verified).join('\n')}
</section>`;
}

function verified({
  provider,
  contract,
  date,
  kept,
  knownFaults,
  broken,
  promises,
  mended,
  untried = [],
}: Verification) {
  const counts = `${kept} promises kept, ${broken} broken, ${knownFaults} known faults of the provider`;
  return `<h3>${text(provider.name)} ${text(provider.version)}</h3>
<p>${counts}. Tried on ${text(date)} with the pacts of ${text(contract)}.</p>
${table('Broken', ['Promise', 'Call', 'Promised and answered instead', 'Who is hurt', 'Again'], promises.filter(isOutcome('broken')).map(brokenRow))}
${table(
  'Known faults of the provider',
  FAULT_COLUMNS,
  promises.flatMap(({ fault }) => (fault ? [faultRow(fault)] : [])),
)}
${table('Known faults that no promise tries', FAULT_COLUMNS, untried.map(faultRow))}
${table(
  'Known faults that are seen no more',
  ['Promise'],
  mended.map((promise) => [promise]),
)}
<details><summary>Every promise</summary><ul>
${promises.map(({ promise, outcome }) => `<li><span class="status">${outcome}</span> ${text(promise)}</li>`).join('\n')}
</ul></details>`;
}

const isOutcome = (wanted: Tried['outcome']) => (tried: Tried) => tried.outcome === wanted;

const brokenRow = ({ promise, call = '', problems = [], hurts = [], curl = '' }: Tried) => [
  promise,
  call,
  problems.join('\n'),
  hurts.join('\n'),
  curl,
];

const FAULT_COLUMNS = ['Call', 'Promised', 'Got', 'Where', 'What to do'];

const faultRow = ({ call, promise, promised, got, where, advice }: KnownFault) => [
  promise ? `${call}: ${promise}` : call,
  promised,
  got,
  where,
  advice,
];

function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return '';
  const row = ([first = '', ...cells]: readonly string[]) =>
    `<tr><th scope="row">${text(first)}</th>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;
  return `<h4>${caption}</h4>
<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></div>`;
}
