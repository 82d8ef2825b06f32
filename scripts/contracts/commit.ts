import { execFileSync } from 'node:child_process';

/** The commit that is checked out, in short; a copy without its history has none to name. */
export function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
