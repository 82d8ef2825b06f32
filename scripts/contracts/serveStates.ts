import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '#provider/database/connect.ts';
import { createStates, type StateChange } from '#provider/states/index.ts';

/** Serves the embedded API's states on a free port, as `pacts/README.md` tells providers to do. */
export async function serveStates(db: Database): Promise<{ url: string; close: () => void }> {
  const enter = createStates(db);
  const server = createServer(async (request, response) => {
    try {
      const change = JSON.parse(Buffer.concat(await request.toArray()).toString()) as StateChange;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(await enter(change)));
    } catch (error) {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
