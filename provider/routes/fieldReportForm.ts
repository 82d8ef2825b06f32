import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  actionsEndpoint,
  createFieldReportEndpoint,
  externalPartnersEndpoint,
  fieldReportEndpoint,
  reportTitleEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
  updateFieldReportEndpoint,
} from '#contracts/endpoints/fieldReportForm.ts';
import type { Database } from '#provider/database/connect.ts';
import { external_partner, supported_activity } from '#provider/database/schema.ts';
import { badRequest, notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { findFieldReport } from '#provider/queries/fieldReports.ts';
import { listActions, listNamedChoices, listReviewCountries } from '#provider/queries/reportChoices.ts';
import { nameReport } from '#provider/queries/reportName.ts';
import { textIn } from '#provider/queries/texts.ts';
import { createFieldReport, updateFieldReport } from '#provider/queries/writeFieldReport.ts';
import { isMember } from '#provider/security/permissions.ts';

/** Longest key that is kept, in characters; a UUID has 36. */
const LONGEST_KEY = 200;

/** Serves one field report, the writing of them, and what their form offers. */
export function fieldReportFormRoutes(app: FastifyInstance, db: Database): void {
  implement(app, fieldReportEndpoint, {
    async handle({ path, user, language }) {
      return (await findFieldReport(db, recordId(path.id), { user, language })) ?? notThere();
    },
  });
  implement(app, createFieldReportEndpoint, {
    permission: isMember,
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const key = headerOf(request, 'idempotency-key');
      if (key && key.length > LONGEST_KEY)
        throw badRequest({ idempotency_key: [`Send a key of ${LONGEST_KEY} characters or less.`] });
      const id = await createFieldReport(db, body, { user, language }, key);
      reply.code(201);
      return (await findFieldReport(db, id, { user, language })) ?? notThere();
    },
  });
  implement(app, updateFieldReportEndpoint, {
    permission: isMember,
    async handle({ path, body, user, language, request }) {
      if (!user) throw notSignedIn();
      const id = recordId(path.id);
      const seen = headerOf(request, 'if-match')?.replace(/^(W\/)?"(.*)"$/, '$2');
      await updateFieldReport(db, id, body, { user, language }, seen === '*' ? undefined : seen);
      return (await findFieldReport(db, id, { user, language })) ?? notThere();
    },
  });
  implement(app, reportTitleEndpoint, {
    permission: isMember,
    async handle({ body, language }) {
      const { summary } = await nameReport(db, body);
      return { title: textIn(language, summary) };
    },
  });
  implement(app, actionsEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listActions(db, query, language);
      return pageOf(request, query, count, results as Actions);
    },
  });
  implement(app, externalPartnersEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listNamedChoices(db, external_partner, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, supportedActivitiesEndpoint, {
    async handle({ query, language, request }) {
      const { count, results } = await listNamedChoices(db, supported_activity, query, language);
      return pageOf(request, query, count, results);
    },
  });
  implement(app, reviewCountriesEndpoint, {
    async handle({ query, request }) {
      const { count, results } = await listReviewCountries(db, query);
      return pageOf(request, query, count, results);
    },
  });
}

/** Their categories are those of the seed. */
type Actions = (Awaited<ReturnType<typeof listActions>>['results'][number] & { category: 'General' })[];

/** A report that was there a moment ago and is hidden from its own writer now. */
function notThere(): never {
  throw notFound();
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}
