import { readFileSync } from 'node:fs';
import { causesOf, compareWithOpenApi, type Difference, unexplained } from './openapi.ts';

const USAGE = 'npm run contracts:openapi -- FILE_OR_URL   (an OpenAPI document in JSON)';

try {
  const comparison = await compareWithOpenApi(await load(process.argv[2]));
  const broken = unexplained(comparison);
  const explained = comparison.differences.filter(({ reason }) => reason);
  const notes = comparison.differences.filter(({ isWarning, reason }) => isWarning && !reason);
  print('Differences', broken);
  if (broken.length > 0) console.log('\nBy cause');
  for (const { cause, times } of causesOf(broken)) console.log(`  ${times} × ${cause}`);
  print('Meant to be there', explained);
  print('Left open by the document', notes);
  for (const { provider, reason } of comparison.left) console.log(`${provider} is not compared: ${reason}`);
  for (const { reason } of comparison.unused) console.log(`No longer needed, take it out: "${reason}"`);
  for (const { schema, field } of comparison.unneeded)
    console.log(`The document has no such fault (any more), take it out: ${schema}.${field}`);
  console.log(
    `\n${broken.length} differences, ${explained.length} explained, ${notes.length} left open, ${comparison.unused.length + comparison.unneeded.length} exceptions out of date`,
  );
  process.exitCode = broken.length + comparison.unused.length + comparison.unneeded.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function load(source: string | undefined): Promise<object> {
  if (!source) throw new Error(USAGE);
  const text = /^https?:/.test(source) ? await download(source) : readFileSync(source, 'utf8');
  try {
    return JSON.parse(text) as object;
  } catch {
    throw new Error(`${source} is not JSON. Most providers offer it with ?format=json.`);
  }
}

async function download(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** Under one heading a path, or a reason where there is one. */
function print(heading: string, differences: readonly Difference[]) {
  if (differences.length === 0) return;
  console.log(`\n${heading}`);
  const groupOf = ({ path, reason }: Difference) => reason ?? path;
  for (const group of new Set(differences.map(groupOf))) {
    console.log(`  ${group}`);
    for (const difference of differences.filter((candidate) => groupOf(candidate) === group)) {
      const { interaction, code, message, location, reason } = difference;
      console.log(`    ${interaction}: ${code} at ${location}${reason ? '' : `\n      ${message}`}`);
    }
  }
}
