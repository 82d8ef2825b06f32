import { register } from 'tsx/esm/api';

/** `npm run i18n:check`: every string exists in all four languages, with the same placeholders. */
register();
const { checkStrings } = await import('./lib/strings.ts');
const problems = await checkStrings();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Every string exists in English, French, Spanish and Arabic.');
