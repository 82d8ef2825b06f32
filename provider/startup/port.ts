import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Config } from '#provider/config.ts';
import { reasonOf, StartupError } from './StartupError.ts';

/** Makes sure that the port is free on every address of the host. Throws `StartupError`; the port may still be taken later. */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch((error: unknown) => {
    throw new StartupError(
      `HOST is "${host}", which has no address here (${reasonOf(error)}): use localhost or 0.0.0.0.`,
    );
  });
  for (const { address } of addresses) await tryPort(port, address).catch((error) => refusePort(error, port));
}

/** Explains why listening failed. */
export function refusePort(error: NodeJS.ErrnoException, port: number): never {
  const other = `choose another, for example PORT=${port === 65_535 ? 3001 : port + 1} npm start.`;
  if (error.code === 'EADDRINUSE') {
    throw new StartupError(`Port ${port} is taken by another program: stop that one or ${other}`);
  }
  throw new StartupError(`Port ${port} cannot be used (${reasonOf(error)}): ${other}`);
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 still has the name localhost for it.
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve();
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
