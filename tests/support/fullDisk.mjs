import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A disk that is full while the file FULL_DISK_MARK is there, for a process started with `--import`: what writes to a file fails
 * as the system would let it fail. Held against a tmpfs without room, PostgreSQL says the same; this needs no rights to mount one.
 */
const mark = process.env.FULL_DISK_MARK ?? '';

for (const name of ['writeSync', 'ftruncateSync']) {
  const real = fs[name];
  fs[name] = (file, ...rest) => {
    // Up to 2 are the standard streams.
    if (file > 2 && fs.existsSync(mark))
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });
    return real(file, ...rest);
  };
}
syncBuiltinESMExports();
