import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './StartupError.ts';

interface Owner {
  pid: number;
  /** When that process began, in the system's own measure: numbers of processes are used again. */
  began: string;
}

/**
 * Claims a data folder for this process: the embedded engine spoils its files when two open them. A lock whose owner has
 * ended is taken over. Released when the process ends, however it ends. Throws `StartupError` while another is alive.
 */
export function lockFolder(folder: string): void {
  const file = join(folder, 'lock');
  const owner: Owner = { pid: process.pid, began: beginOf(process.pid) };
  if (!write(file, owner)) {
    const other = read(file);
    if (other && isAlive(other)) {
      throw new StartupError(
        `The data in ${folder} is in use by process ${other.pid}: stop that one or set GO_DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!write(file, owner))
      throw new StartupError(`The data in ${folder} was just claimed by another process.`);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Whether the file was not there before: creating is one step, so that of two processes one wins. */
function write(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, began }: Owner): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginOf(pid) === began;
}

/** Clock ticks between the system's start and the process's, as Linux tells; empty elsewhere. Source: proc(5), `starttime`. */
function beginOf(pid: number): string {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
