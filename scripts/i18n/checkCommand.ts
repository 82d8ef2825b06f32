import { allStrings, checkStrings } from './check.ts';

const problems = checkStrings(await allStrings());
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Every string exists in English, French, Spanish and Arabic.');
process.exitCode = problems.length === 0 ? 0 : 1;
