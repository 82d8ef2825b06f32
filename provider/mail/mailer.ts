import { createTransport } from 'nodemailer';
import type { Config } from '#provider/config.ts';

/** A mail as it is sent. `html` is the same as `text`. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail that was not sent but kept, for development. */
export interface KeptMail extends Mail {
  at: string;
}

export interface Mailer {
  /** Hands a mail over and returns at once: nobody learns from the time that an answer takes whether there was one. */
  send(mail: Mail): void;
  /** The newest mails that were not sent, newest first; undefined where mails are really sent, and in production. */
  outbox?: readonly KeptMail[] | undefined;
}

/** Mails that the outbox keeps. */
const OUTBOX_SIZE = 50;

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'environment'>;

/**
 * By `SMTP_URL` to a mail server, else into an outbox, which `print` tells of. In production there is no outbox: its links
 * would let a reader of the log into accounts.
 */
export function createMailer(config: MailConfig, print: (line: string) => void = () => {}): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config.mailFrom, print);
  if (config.environment === 'production') {
    return { send: () => print('A mail could not be sent: SMTP_URL is not set.') };
  }
  const outbox: KeptMail[] = [];
  return {
    outbox,
    send(mail) {
      outbox.unshift({ ...mail, at: new Date().toISOString() });
      outbox.length = Math.min(outbox.length, OUTBOX_SIZE);
      print(`Mail to ${mail.to}: ${mail.subject}\n${mail.text.replaceAll(/^/gm, '  ')}`);
    },
  };
}

function smtpMailer(url: string, from: string, print: (line: string) => void): Mailer {
  const transport = createTransport(url);
  return {
    send(mail) {
      // The reason may name the receiver or the server's password: its code is enough to look it up.
      transport
        // As an object: a text would be read as a list of receivers.
        .sendMail({ ...mail, to: { name: '', address: mail.to }, from })
        .catch((error: { code?: string }) =>
          print(`A mail could not be sent: ${error.code ?? 'no reason'}.`),
        );
    },
  };
}
