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
  /** Where people reach the app, without a slash at the end. */
  publicUrl: () => string;
}

export type Account = typeof user.$inferSelect;

/** Mails someone in his language. `path` of the link begins with a slash. */
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
