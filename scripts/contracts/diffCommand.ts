import { type Change, changesBetween, pactsOf } from './diff.ts';

const USAGE = `npm run contracts:diff -- REF [REF]   what changed in the pacts since a commit, or between two

Ends with 0 when a provider that kept the older ones keeps the newer too, with 1 when it may break, with 2 when it can't be told.`;

const [before, after] = process.argv.slice(2);
if (!before || before === '--help') {
  console.log(USAGE);
  process.exitCode = before ? 0 : 2;
} else {
  try {
    const changes = changesBetween(pactsOf(before), pactsOf(after));
    const breaking = changes.filter(({ isBreaking }) => isBreaking);
    tell('Breaking: a provider that kept the older pacts may break these', breaking);
    tell(
      'Not breaking',
      changes.filter(({ isBreaking }) => !isBreaking),
    );
    console.log(`\n${breaking.length} breaking changes, ${changes.length - breaking.length} others`);
    process.exitCode = breaking.length > 0 ? 1 : 0;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    console.error((stderr ?? message).trim());
    process.exitCode = 2;
  }
}

function tell(heading: string, changes: readonly Change[]) {
  if (changes.length === 0) return;
  console.log(`\n${heading}`);
  for (const { provider, words, promises } of changes) {
    console.log(`  ${provider}: ${words}`);
    const [first, ...others] = promises;
    console.log(`    ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
  }
}
