import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { fieldsOf } from '#contracts/pact/fields.ts';
import { namingIn, type Screen } from './impact.ts';
import { escapeXml as text } from './junit.ts';

/** Which screens make a call, and which of them name each field of its answer: what a change of it would touch. */
export function screensOf({ answer, content }: Endpoint, screens: readonly Screen[]): string {
  if (screens.length === 0) return '';
  const named = ({ title, address }: Screen) => `${text(title)} <code>${text(address)}</code>`;
  const rows = content === 'excel' ? [] : fieldsOf(answer).map(({ path }) => rowOf(path, screens));
  return `<h4>Screens</h4>
<details><summary>${screens.length} screens make this call</summary>
<ul>${screens.map((screen) => `<li>${named(screen)}</li>`).join('')}</ul>
${
  rows.length > 0
    ? `<div class="scroll" tabindex="0" role="region" aria-label="Fields by screen"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Named by</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
    : ''
}
</details>`;
}

function rowOf(path: string, screens: readonly Screen[]) {
  const name = path.split('.').at(-1)?.replaceAll('[*]', '') ?? '';
  const naming = screens.filter((screen) => namingIn(screen, name).length > 0);
  const told = naming.map(({ address }) => `<code>${text(address)}</code>`).join(' ');
  return `<tr><th scope="row">${text(path)}</th><td>${told || 'none'}</td></tr>`;
}
