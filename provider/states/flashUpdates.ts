import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import {
  FLOOD,
  hasVersion,
  idOf,
  isGone,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  number,
  type Parameters,
  type States,
  text,
} from './support.ts';

/** What the pacts ask of flash updates and of those whom they are mailed to. */
export const FLASH_UPDATE_STATES: States = {
  ...nobodyHasTheName('flash update', 'action of flash updates', 'donor', 'group of donors'),
  'a flash update exists': aFlashUpdateExists,
  'a flash update has the version': hasVersion(tables.flash_update),
  'no flash update exists': isGone(tables.flash_update),
  'an action of flash updates exists': isSeeded,
  'a donor exists': aDonorExists,
  'a flash update was shared': async (db, parameters) => {
    await aFlashUpdateExists(db, parameters);
    const [share] = await db
      .insert(tables.flash_share)
      .values({
        flash_update_id: number(parameters, 'id'),
        kind: 'donors',
        user_id: await idOf(db, 'ifrc-admin'),
        donors: [1],
        donor_groups: [1],
      })
      .returning();
    await db.insert(tables.flash_mail).values({
      flash_share_id: share?.id ?? 0,
      name: 'Ana Castro',
      email: 'ana@donor.example',
      key: randomUUID(),
      sent_at: new Date().toISOString(),
    });
  },
};

/** With all that can hang on one but images, which are files. */
async function aFlashUpdateExists(db: Database, parameters: Parameters) {
  const id = number(parameters, 'id');
  const [known] = await db.select().from(tables.flash_update).where(eq(tables.flash_update.id, id));
  if (known) return;
  const author = await idOf(db, 'ifrc-admin');
  await db.insert(tables.flash_update).values({
    id,
    title: { en: text(parameters, 'title') },
    hazard_type_id: FLOOD,
    situational_overview: { en: '<p>Rivers are over their banks.</p>' },
    originator_name: 'Ines Moreau',
    originator_email: 'ines.moreau@example.org',
    user_id: author,
    modified_by_id: author,
  });
  await db.insert(tables.flash_place).values({ flash_update_id: id, country_id: NEPAL });
  await db.insert(tables.flash_reference).values({
    flash_update_id: id,
    date: '2026-05-01',
    source_description: 'Disaster management authority',
    url: 'https://example.org/floods',
  });
  await db
    .insert(tables.flash_action_taken)
    .values({ flash_update_id: id, organization: 'NTLS', actions: [1], summary: 'Volunteers assess needs.' });
}

async function aDonorExists(db: Database, parameters: Parameters) {
  const [id, group] = [number(parameters, 'donor'), number(parameters, 'group')];
  await db
    .insert(tables.donor)
    .values({ id, organization_name: 'Example Foundation', first_name: 'Ana', email: 'ana@donor.example' })
    .onConflictDoNothing();
  await db.insert(tables.donor_group).values({ id: group, name: 'Foundations' }).onConflictDoNothing();
  await db.insert(tables.donor_in_group).values({ donor_id: id, group_id: group }).onConflictDoNothing();
}
