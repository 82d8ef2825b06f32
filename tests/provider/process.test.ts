import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../support/api.ts';
import { FROM_SOURCES, startProcess, takePort, thatFills } from '../support/process.ts';
import { copyOfDataFolder } from '../support/template.ts';

describe('the process', () => {
  it('serves, prints the demo accounts, and ends cleanly in three seconds although a client hangs on', async () => {
    const server = startProcess({ GO_DATA_DIR: await seededFolder() }, FROM_SOURCES);
    const address = await server.ready;
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect(server.output.stdout).toMatch(/Demo accounts \(password GO-demo-2026\): .*member.*superuser/);

    const hanging = connect(Number(new URL(address).port), '127.0.0.1');
    hanging.write('POST /get_auth_token HTTP/1.1\r\nHost: go\r\nContent-Length: 100\r\n\r\n{');
    hanging.on('error', () => {});
    await fetch(`${address}/health`);
    const start = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(server.output.stderr).toBe('');
  });

  it('answers what was sent before it was told to end; prints neither accounts nor mails of its own where the app uses another API', async () => {
    const server = startProcess({
      GO_DATA_DIR: await seededFolder(),
      APP_API_ENDPOINT: 'https://go.example',
    });
    const address = await server.ready;
    const calls = Array.from({ length: 10 }, () => sendRequest(Number(new URL(address).port)));
    await Promise.all(calls.map(({ sent }) => sent));
    server.child.kill('SIGTERM');
    const answers = await Promise.all(calls.map(({ answer }) => answer));
    expect(answers.map((text) => text.split('\r\n')[0])).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
    expect(await server.ended).toBe(0);
    expect(server.output.stdout).not.toMatch(/Demo accounts|\/outbox/);
  });

  it('starts on an empty folder and again on the same one; in production without demo accounts', async () => {
    const settings = { GO_DATA_DIR: emptyFolder(), APP_ENVIRONMENT: 'production' };
    for (let start = 0; start < 2; start += 1) {
      const server = startProcess(settings, thatFills());
      const address = await server.ready;
      expect((await (await fetch(`${address}/api/v2/region/`)).json()).count).toBe(5);
      const body = JSON.stringify({ username: 'superuser', password: DEMO_PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const refused = await fetch(`${address}/get_auth_token`, { method: 'POST', headers, body });
      expect(refused.status).toBe(400);
      expect(server.output.stdout).not.toContain(DEMO_PASSWORD);
      server.child.kill('SIGINT');
      expect(await server.ended).toBe(0);
    }
  });

  it('leaves alone what another process has open, and takes over its lock when that was killed', async () => {
    const folder = await seededFolder();
    const first = startProcess({ GO_DATA_DIR: folder });
    await first.ready;
    await expectRefusal({ GO_DATA_DIR: folder }, [folder, String(first.child.pid), 'GO_DATA_DIR']);
    expect((await fetch(`${await first.ready}/health`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(readdirSync(folder)).toContain('lock');
    await startProcess({ GO_DATA_DIR: folder }).ready;
  });
});

describe('npm run admin', () => {
  it('makes an administrator, and says where their password is chosen', async () => {
    const settings = { GO_DATA_DIR: await seededFolder(), APP_PUBLIC_URL: 'https://go.example.org' };
    const { ended, output } = startProcess(settings, [
      ...['--import', 'tsx', 'scripts/admin.ts'],
      ...['--email', 'ada@ifrc.org'],
    ]);
    expect(await ended, output.stderr).toBe(0);
    expect(output.stdout).toMatch(/https:\/\/go\.example\.org\/recover-account\/ada%40ifrc\.org\/\w{40}\n$/);
  });
});

describe('does not start', () => {
  it('on a port that is taken', async () => {
    const port = await takePort();
    await expectRefusal({ PORT: String(port), GO_DATA_DIR: emptyFolder() }, [`Port ${port}`, 'PORT=']);
  });

  it('without its database server', async () => {
    const url = `postgresql://go:secret-word@127.0.0.1:1/go`;
    const line = await expectRefusal({ DATABASE_URL: url }, ['127.0.0.1:1', 'DATABASE_URL']);
    expect(line).not.toContain('secret-word');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['APP_ENVIRONMENT', 'holiday'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['APP_API_ENDPOINT', 'go.example.org'],
    ['APP_API_EXTENSIONS', 'files,pigeons'],
    ['APP_FEDERATION_EMAIL_DOMAIN', '@@'],
    ['HOST', 'no-such-host.invalid'],
    ['GO_WORKERS', 'many'],
    // The embedded engine is one process's own.
    ['GO_WORKERS', '2'],
  ])('with %s=%s', async (name, value) => {
    await expectRefusal({ GO_DATA_DIR: emptyFolder(), [name]: value }, [name]);
  });

  it('in production with the demo password', async () => {
    const settings = { GO_DATA_DIR: await seededFolder(), APP_ENVIRONMENT: 'production' };
    await expectRefusal(settings, ['demo password', 'production']);
  });

  it.each<[string, (database: string) => void]>([
    ['empty files', (database) => eachFile(database, (file) => truncateSync(file))],
    ['garbage', (database) => eachFile(database, (file) => writeFileSync(file, randomBytes(2_000)))],
    ['a wrong version', (database) => writeFileSync(join(database, 'PG_VERSION'), '9\n')],
    ['a nonsensical version', (database) => writeFileSync(join(database, 'PG_VERSION'), 'garbage')],
    ['no version', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['no tables', (database) => rmSync(join(database, 'base'), { recursive: true })],
    ['half a control file', (database) => truncateSync(join(database, 'global', 'pg_control'), 100)],
    [
      'a file in its place',
      (database) => {
        rmSync(database, { recursive: true });
        writeFileSync(database, 'x');
      },
    ],
  ])('on damaged data: %s', async (_, damage) => {
    const folder = await seededFolder();
    damage(join(folder, 'database'));
    await expectRefusal({ GO_DATA_DIR: folder }, [folder, 'start again']);
  });

  it('where the data folder is a file', async () => {
    const file = join(emptyFolder(), 'data');
    writeFileSync(file, 'x');
    await expectRefusal({ GO_DATA_DIR: file }, [file, 'GO_DATA_DIR']);
  });
});

/** Ends with code 1 and one line on stderr that holds these words. */
async function expectRefusal(settings: Record<string, string>, words: readonly string[]) {
  const { ended, output } = startProcess(settings);
  expect(await ended, output.stderr).toBe(1);
  const lines = output.stderr.trim().split('\n');
  expect(lines, output.stderr).toHaveLength(1);
  for (const word of words) expect(lines[0]).toContain(word);
  expect(output.stdout).toBe('');
  return lines[0];
}

function eachFile(folder: string, change: (file: string) => void) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) change(join(entry.parentPath, entry.name));
  }
}

/** A whole request on a connection of its own; `answer` is all that came until the server closed it. */
function sendRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  const sent = new Promise<void>((resolve) => {
    socket.write('GET /api/v2/region/ HTTP/1.1\r\nHost: go\r\n\r\n', () => resolve());
  });
  return { sent, answer: textOf(socket).catch((error: Error) => error.message) };
}

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'go-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function seededFolder() {
  const { folder, remove } = await copyOfDataFolder();
  onTestFinished(remove);
  return folder;
}
