import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '#contracts/languages.ts';
import { ConfigError, readConfig } from '#provider/config.ts';
import { composeMail } from '#provider/mail/compose.ts';
import { createMailer } from '#provider/mail/mailer.ts';
import { MAIL_KINDS } from '#provider/mail/texts.ts';

const mail = { to: 'member@example.org', subject: 'Hello', text: 'A link', html: '<p>A link</p>' };
const config = (settings: Record<string, string>) => readConfig({ APP_ENVIRONMENT: 'testing', ...settings });

/** A mail server that takes one mail, as RFC 5321 has it. */
async function startMailServer() {
  let received = '';
  let finish: (mail: string) => void = () => {};
  const mailed = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const answer = (socket: Socket, line: string) => {
    if (/^EHLO/.test(line)) socket.write('250 mail.example\r\n');
    else if (line === 'DATA') socket.write('354 go on\r\n');
    else if (line === '.') {
      finish(received);
      socket.write('250 taken\r\n');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
  };
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => {});
    let rest = '';
    socket.on('data', (data) => {
      received += data;
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, mailed };
}

describe('mails', () => {
  it('go to the mail server that is configured, and nowhere else', async () => {
    const { url, mailed } = await startMailServer();
    const lines: string[] = [];
    const mailer = createMailer(config({ SMTP_URL: url, MAIL_FROM: 'GO <go@example.org>' }), (line) =>
      lines.push(line),
    );
    mailer.send(mail);
    const received = await mailed;
    expect(received).toContain('MAIL FROM:<go@example.org>');
    expect(received).toContain('RCPT TO:<member@example.org>');
    expect(received).toContain('Subject: Hello');
    expect(mailer.outbox).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('that no server takes are told of without their receiver or the password', async () => {
    const told = await new Promise<string>((resolve) => {
      createMailer(config({ SMTP_URL: 'smtp://go:secret-word@127.0.0.1:1' }), resolve).send(mail);
    });
    expect(told).toBe('A mail could not be sent: ESOCKET.');
  });

  it('are printed and kept, the newest fifty, without a mail server', () => {
    const lines: string[] = [];
    const mailer = createMailer(config({}), (line) => lines.push(line));
    for (let number = 0; number < 60; number += 1) mailer.send({ ...mail, subject: `No. ${number}` });
    expect(mailer.outbox).toHaveLength(50);
    expect(mailer.outbox?.[0]?.subject).toBe('No. 59');
    expect(lines[0]).toContain('A link');
  });

  it('are neither printed nor kept in production', () => {
    const lines: string[] = [];
    const mailer = createMailer(config({ APP_ENVIRONMENT: 'production' }), (line) => lines.push(line));
    mailer.send(mail);
    expect(mailer.outbox).toBeUndefined();
    expect(lines).toEqual(['A mail could not be sent: SMTP_URL is not set.']);
  });

  it.each(LANGUAGES)('fill in every place of every text: %s', (language) => {
    const values = Object.fromEntries(
      [
        'product',
        'name',
        'username',
        'link',
        'applicant',
        'email',
        'organization',
        'justification',
        'title',
      ].map((name) => [name, `(${name})`]),
    );
    for (const kind of MAIL_KINDS) {
      const { subject, text, html } = composeMail(kind, { to: 'a@example.org', language }, values);
      expect(subject).toContain('(product)');
      expect(text).toContain('(link)');
      expect(html).toContain('href="(link)"');
      expect(`${subject}${text}`).not.toMatch(/[{}]/);
      // Names and addresses in Latin letters must not turn Arabic words round; a link is followed as it is.
      expect(subject.includes('\u2068(product)\u2069')).toBe(language === 'ar');
      expect(text).not.toContain('\u2068(link)');
    }
  });
});

describe('a setting that cannot be used', () => {
  it.each([
    [{ SMTP_URL: 'http://go:secret-word@mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ APP_PUBLIC_URL: 'go.example.org' }, 'APP_PUBLIC_URL'],
    [{ APP_TRUSTED_PROXIES: '127.0.0.1, everybody' }, 'APP_TRUSTED_PROXIES'],
    [{ APP_TRUSTED_PROXIES: '10.0.0.0/64' }, 'APP_TRUSTED_PROXIES'],
  ])('is named: %j', (settings, name) => {
    expect(() => config(settings)).toThrow(ConfigError);
    expect(() => config(settings)).toThrow(name);
    expect(() => config(settings)).not.toThrow('secret-word');
  });
});
