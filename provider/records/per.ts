import { eq, or } from 'drizzle-orm';
import { PER_ERRORS, PerOverview, type PerOverviewBody } from '#contracts/per/overview.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  per_assessment,
  per_file,
  per_overview,
  per_overview_file,
} from '#provider/database/schema.ts';
import { forbidden } from '#provider/http/errors.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { isManaged } from '#provider/queries/per/managed.ts';
import { typeOf } from '#provider/queries/per/options.ts';
import { lastCycleOf, overviewAnswers } from '#provider/queries/per/overviews.ts';
import { type PerPlace, perRules } from '#rules/per.ts';
import { FROZEN_FIELDS, PER_PHASE, type PerPhase, phaseAfter } from '#rules/perSteps.ts';
import type { Asked, Mistakes } from './asked.ts';
import { defineRecord } from './defineRecord.ts';
import { link } from './parts.ts';
import { to } from './references.ts';
import { refuseOtherLanguage } from './writing.ts';

/** The overview of a cycle. Set up, it opens the assessment; which cycle of its country it is, is counted here. */
export const perOverviewRecord = defineRecord<typeof per_overview, PerOverviewBody>({
  kind: 'perOverview',
  table: per_overview,
  schema: PerOverview,
  isVisible: isManaged,
  answers: overviewAnswers,
  columns: { country: 'country_id', type_of_assessment: 'type_id' },
  parts: { orientation_documents: link(per_overview_file, 'overview_id', 'file_id') },
  references: {
    country: to(country.id),
    orientation_documents: to<PerOverviewBody>(per_file.id, {
      where: ({ writer, before }) =>
        or(eq(per_file.user_id, writer.user.id), isAmong(per_file.id, before?.orientation_documents ?? [])),
    }),
  },
  async derive({ tx, body, before, id }) {
    const [row] = before && id ? await tx.select().from(per_overview).where(eq(per_overview.id, id)) : [];
    const phase = (row?.phase ?? PER_PHASE.orientation) as PerPhase;
    return {
      phase: phaseAfter('overview', phase, { isDraft: body.is_draft !== false }),
      ...(body.country !== before?.country && (await countedAfter(tx, body.country, id))),
    };
  },
  refuse,
  async afterwards({ tx, id, body }) {
    if (body.is_draft === false)
      await tx.insert(per_assessment).values({ overview_id: id }).onConflictDoNothing();
  },
});

/** What is known of a cycle from the one before. */
async function countedAfter(tx: Database, of: number, id: number | undefined) {
  const last = await lastCycleOf(tx, of, id);
  return {
    assessment_number: (last?.assessment_number ?? 0) + 1,
    date_of_previous_assessment: last?.date_of_assessment ?? null,
    previous_type_id: last?.type_id ?? null,
  };
}

/** Whose it is, the language it is written in, and what stays as it is once the process is set up. */
async function refuse(asked: Asked<PerOverviewBody>): Promise<Mistakes> {
  const { tx, body, before, language, writer } = asked;
  const place = await placeOf(tx, body.country);
  if (place && !perRules.manage(writer.user, place)) {
    if (!before) throw forbidden();
    return { country: [PER_ERRORS.otherCountry] };
  }
  if (before) refuseOtherLanguage(writer.language, language);
  const errors: Record<string, string[]> = {};
  const { type_of_assessment: type } = body;
  if (typeof type === 'number' && !typeOf(type, 'en')) errors.type_of_assessment = [PER_ERRORS.invalidChoice];
  if (before?.is_draft !== false) return errors;
  if (body.is_draft !== false) errors.is_draft = [PER_ERRORS.setUpOnce];
  for (const field of FROZEN_FIELDS)
    if ((body[field] ?? null) !== (before[field] ?? null)) errors[field] = [PER_ERRORS.frozen];
  return errors;
}

async function placeOf(tx: Database, id: number): Promise<PerPlace | undefined> {
  const [place] = await tx
    .select({ country: country.id, region: country.region_id })
    .from(country)
    .where(eq(country.id, id));
  return place;
}
