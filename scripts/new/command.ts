import { ROOT } from '#scripts/i18n/strings.ts';
import { begin, KINDS } from './begin.ts';

const [asked, name] = process.argv.slice(2);
const kind = KINDS.find((known) => known === asked);
if (!kind || !name) {
  console.error(
    `npm run new -- ${KINDS.join('|')} NAME\nNAME: a noun in camelCase, in the singular: shelterKit`,
  );
  process.exit(1);
}

try {
  const { files, todo } = begin(ROOT, [[kind, name]]);
  console.warn(`Written:\n${listed(files)}\nLeft to you:\n${listed(todo)}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exit(1);
}

function listed(lines: readonly string[]) {
  return lines.map((line) => `  ${line}`).join('\n');
}
