import { MACHINES } from '#machines/catalogue.ts';
import { jsonOf } from './json.ts';
import { mermaidOf } from './mermaid.ts';

/** The text of every diagram by its file's name in `machines/diagrams/`: each machine drawn, and as data. */
export function diagrams(): Map<string, string> {
  const overview = MACHINES.map(
    ({ name, machine, purpose }) =>
      `## ${name}\n\n${purpose}. [Source](../${name}.ts), [as data](${name}.json).\n\n\`\`\`mermaid\n${mermaidOf(machine)}\`\`\`\n`,
  );
  return new Map([
    ...MACHINES.flatMap(({ name, machine }): [string, string][] => [
      [`${name}.mmd`, mermaidOf(machine)],
      [`${name}.json`, jsonOf(machine)],
    ]),
    [
      'README.md',
      `# The machines as diagrams\n\nWritten by \`npm run machines:diagrams\`; \`npm test\` fails when they are out of date.\n\n${overview.join('\n')}`,
    ],
  ]);
}
