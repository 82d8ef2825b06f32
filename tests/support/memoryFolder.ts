import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. In containers there is often no room in it. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;
const MINE = `${IN_MEMORY}/go-tests-`;

/**
 * Lets all that tests keep for a while lie in memory, where there is room: databases are copied and opened there in a fraction of
 * the time. For this process and those that it starts; gone with it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MINE) || !isRoomy()) return;
  const folder = mkdtempSync(MINE);
  // Other users' processes work in it too: PostgreSQL does not run as root.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
