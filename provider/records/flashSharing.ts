import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  donor,
  donor_group,
  donor_in_group,
  flash_mail,
  flash_share,
  flash_update,
  user,
} from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { groupBy } from '#provider/queries/lists.ts';
import { peopleById } from '#provider/queries/people.ts';
import type { Writer } from './asked.ts';

/* Whom flash updates are mailed to. A mail is written down with the share that it belongs to, and sent once that is kept. */

/** How long the address in a mail opens the update, in days. */
const OPEN_DAYS = 180;
/** How many shares of an update are told, the newest first. */
const TOLD = 100;

interface Receivers {
  flash_update: number;
  donors?: readonly number[] | undefined;
  donor_groups?: readonly number[] | undefined;
}
interface Receiver {
  name: string;
  email: string;
  language: Language;
}

/** Whom sharing would reach: each address once. Throws `HttpError` 400 for nobody, and for donors and groups that there are not. */
export async function receiversOf(
  tx: Database,
  { flash_update: id, donors = [], donor_groups: groups = [] }: Receivers,
): Promise<Receiver[]> {
  const errors: Record<string, string[]> = {};
  if ((await tx.$count(flash_update, eq(flash_update.id, id))) === 0)
    errors.flash_update = [FORM_ERRORS.unknownRecord];
  if ((await tx.$count(donor, isAmong(donor.id, donors))) < new Set(donors).size)
    errors.donors = [FORM_ERRORS.unknownRecord];
  if ((await tx.$count(donor_group, isAmong(donor_group.id, groups))) < new Set(groups).size)
    errors.donor_groups = [FORM_ERRORS.unknownRecord];
  if (donors.length === 0 && groups.length === 0) errors.donors = [FORM_ERRORS.required];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const rows = await tx
    .select()
    .from(donor)
    .where(
      sql`${isAmong(donor.id, donors)} or ${donor.id} in (
        select ${donor_in_group.donor_id} from ${donor_in_group} where ${isAmong(donor_in_group.group_id, groups)})`,
    )
    .orderBy(asc(donor.organization_name), asc(donor.id));
  const byAddress = new Map<string, Receiver>();
  for (const { first_name, last_name, organization_name, email, language } of rows) {
    const person = [first_name, last_name].filter(Boolean).join(' ');
    // Whoever has no address is told by what is missing from the log.
    if (email && !byAddress.has(email.toLowerCase()))
      byAddress.set(email.toLowerCase(), {
        name: person || organization_name || email,
        email,
        language: language as Language,
      });
  }
  return [...byAddress.values()];
}

/** Notes that an update is shared with donors, and the mails of it. Resolves with the share. */
export function shareFlashUpdate(db: Database, receivers: Receivers, { user: by }: Writer) {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const people = await receiversOf(tx, receivers);
    const { flash_update: flash_update_id, donors = [], donor_groups = [] } = receivers;
    const [share] = await tx
      .insert(flash_share)
      .values({
        flash_update_id,
        kind: 'donors',
        user_id: by.id,
        donors: [...new Set(donors)],
        donor_groups: [...new Set(donor_groups)],
      })
      .returning();
    if (!share) throw notFound();
    if (people.length > 0)
      await tx
        .insert(flash_mail)
        .values(people.map((person) => ({ ...person, flash_share_id: share.id, key: randomUUID() })));
    return share;
  });
}

/** Notes the mails to the secretariat: to every federation admin but whoever saves. To be called where it is saved. */
export async function noteSecretariat(tx: Database, flash_update_id: number, { user: by }: Writer) {
  const people = await tx
    .select()
    .from(user)
    .where(
      and(eq(user.is_ifrc_admin, true), eq(user.is_active, true), eq(user.limit_access_to_guest, false)),
    );
  const others = people.filter(({ id }) => id !== by.id);
  if (others.length === 0) return;
  const [share] = await tx
    .insert(flash_share)
    .values({ flash_update_id, kind: 'secretariat', user_id: by.id })
    .returning();
  await tx.insert(flash_mail).values(
    others.map(({ first_name, last_name, username, email, language }) => ({
      flash_share_id: share?.id ?? 0,
      name: [first_name, last_name].filter(Boolean).join(' ') || username,
      email,
      language,
      key: null,
    })),
  );
}

/** Takes the mails of an update that are written down and not sent: whoever takes one sends it, and nobody else. */
export async function takeMails(db: Database, flash_update_id: number) {
  const own = db
    .select({ id: flash_share.id })
    .from(flash_share)
    .where(eq(flash_share.flash_update_id, flash_update_id));
  return db
    .update(flash_mail)
    .set({ sent_at: sql`now()` as never })
    .where(and(isNull(flash_mail.sent_at), sql`${flash_mail.flash_share_id} in ${own}`))
    .returning();
}

/** Who got an update, and when: the newest first. */
export async function sharesOf(db: Database, flash_update_id: number) {
  const shares = await db
    .select()
    .from(flash_share)
    .where(eq(flash_share.flash_update_id, flash_update_id))
    .orderBy(desc(flash_share.created_at), desc(flash_share.id))
    .limit(TOLD);
  const [mails, people] = await Promise.all([
    db
      .select()
      .from(flash_mail)
      .where(
        isAmong(
          flash_mail.flash_share_id,
          shares.map(({ id }) => id),
        ),
      )
      .orderBy(asc(flash_mail.id)),
    peopleById(
      db,
      shares.map(({ user_id }) => user_id),
    ),
  ]);
  const mailsOf = groupBy(mails, (mail) => mail.flash_share_id);
  return shares.map(({ user_id, flash_update_id: _, ...share }) => ({
    ...share,
    created_by_details: people.get(user_id ?? -1) ?? null,
    mails: (mailsOf.get(share.id) ?? []).map(({ id, name, email, language, sent_at }) => ({
      id,
      name,
      email,
      language,
      sent_at,
    })),
  }));
}

/** What the address in a mail opens: the update, and the language of the mail; undefined once its time is over. */
export async function openedByMail(db: Database, key: string) {
  const [row] = await db
    .select({ flash_update: flash_share.flash_update_id, language: flash_mail.language })
    .from(flash_mail)
    .innerJoin(flash_share, eq(flash_share.id, flash_mail.flash_share_id))
    .where(
      and(eq(flash_mail.key, key), sql`${flash_mail.sent_at} > now() - make_interval(days => ${OPEN_DAYS})`),
    );
  return row && { id: row.flash_update, language: row.language as Language };
}
