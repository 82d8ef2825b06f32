import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { copyOfDataFolder } from '../../support/template.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One server for all journeys; ends after the last. */
export default async function startForAll() {
  const { url, stop } = await startServer();
  process.env.GO_URL = url;
  return stop;
}

/** Starts GO as `npm start` does, on a free port and a copy of the seeded data; `command` names another script of scripts/. */
export async function startServer(settings: Readonly<Record<string, string>> = {}, command = 'start') {
  const { folder, remove } = await copyOfDataFolder();
  const server = spawn(process.execPath, [`scripts/${command}.mjs`], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      GO_DATA_DIR: folder,
      APP_ENVIRONMENT: 'testing',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server.stdout, command === 'dev' ? /hot reload: (\S+)/ : /(http:\/\/\S+)/);
  return {
    url,
    async stop() {
      // Nothing would come of one that is not there any more, and whoever waits for that ends in silence.
      const hasEnded = server.exitCode !== null || server.signalCode !== null;
      if (!hasEnded) {
        server.kill('SIGTERM');
        await once(server, 'close');
      }
      await remove();
      if (hasEnded) throw new Error('GO ended by itself while it was tested: it says why above.');
    },
  };
}

function addressOf(output: NodeJS.ReadableStream, announcement: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    // Whatever else it says is read too, or the process would stop at a full pipe.
    output.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = announcement.exec(said) ?? [];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`GO did not start: ${said}`)));
  });
}
