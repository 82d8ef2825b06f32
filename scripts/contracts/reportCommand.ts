import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { renderReport } from './report.ts';

const file = process.argv[2] ?? 'contracts-report.html';
const date = new Date().toISOString().slice(0, 10);
writeFileSync(file, renderReport({ version: commit(), date }));
console.log(`Written to ${file}`);

/** A copy without its history has no commit to name. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
