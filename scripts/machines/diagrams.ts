import { MACHINES } from '#machines/catalogue.ts';
import { jsonOf } from './json.ts';
import { mermaidOf } from './mermaid.ts';

/** The text of every diagram by its file's name in `machines/diagrams/`: each machine drawn, and as data. */
export function diagrams(): Map<string, string> {
  return new Map(
    MACHINES.flatMap(({ name, machine }): [string, string][] => [
      [`${name}.mmd`, mermaidOf(machine)],
      [`${name}.json`, jsonOf(machine)],
    ]),
  );
}

const BEGIN = '<!-- Written by `npm run machines:diagrams`; `npm test` fails when it is out of date. -->\n';
const END = '<!-- The end of what is written. -->';

/** `machines/README.md` with all machines of the catalogue, what they are for and their diagrams, as they are now. */
export function readmeWithDiagrams(readme: string): string {
  const [above = '', after = ''] = readme.split(BEGIN);
  const drawn = MACHINES.map(
    ({ name, machine, purpose }) => `<details><summary><b>${name}</b>: ${purpose}</summary>

[Source](${name}.ts), [as data](diagrams/${name}.json)

\`\`\`mermaid
${mermaidOf(machine)}\`\`\`

</details>
`,
  );
  return `${above}${BEGIN}\n${drawn.join('')}\n${END}${after.split(END)[1] ?? ''}`;
}
