import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { user } from '#provider/database/schema.ts';
import { composeMail } from '#provider/mail/compose.ts';
import type { Mailer } from '#provider/mail/mailer.ts';
import type { MailKind } from '#provider/mail/texts.ts';

/** What registering and recovering work with. */
export interface Accounts {
  db: Database;
  mailer: Mailer;
  /** The product's name. */
  product: string;
  /** The demo accounts take the password that is known to all from everywhere, not from this machine alone. */
  isDemoOpen: boolean;
  /** Where people reach the app, without a slash at the end. */
  publicUrl: () => string;
  /** Tells whoever runs the service of something to do. */
  report: (line: string) => void;
}

export type Account = typeof user.$inferSelect;

/** Mails someone in their language. `path` of the link begins with a slash. */
export function sendMail(
  { mailer, product, publicUrl }: Accounts,
  kind: MailKind,
  to: Pick<Account, 'email' | 'first_name' | 'username' | 'language'>,
  { path, ...values }: { path: string } & Record<string, string>,
): void {
  const mail = composeMail(
    kind,
    { to: to.email, language: to.language },
    {
      product,
      name: to.first_name || to.username,
      username: to.username,
      link: publicUrl() + path,
      ...values,
    },
  );
  mailer.send(mail);
}

/** The page that a mailed link opens, in the language of its mail. */
export function linkPath(page: string, username: string, token: string, language: Language) {
  return `${page}?${new URLSearchParams({ token, user: username, language })}`;
}
