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
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { removeFiles } from '#provider/http/storedFiles.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findFieldReport } from '#provider/queries/fieldReports.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { listActions, listNamedChoices, listReviewCountries } from '#provider/queries/reportChoices.ts';
import { filesOfReport } from '#provider/queries/reportFiles.ts';
import { nameReport } from '#provider/queries/reportName.ts';
import { textIn } from '#provider/queries/texts.ts';
import { createFieldReport, updateFieldReport } from '#provider/queries/writeFieldReport.ts';
import { isMember } from '#provider/security/permissions.ts';
import { fileAnswer } from './fieldReportFile.ts';

/** Serves one field report, the writing of them, and what their form offers. */
export function fieldReportFormRoutes(app: FastifyInstance, db: Database): void {
  async function reportOf(id: number, { request, ...reader }: Reader & { request: FastifyRequest }) {
    const report = await findFieldReport(db, id, reader);
    // A report that was there a moment ago may be hidden from its own writer now.
    if (!report) throw notFound();
    const files = await filesOfReport(db, id);
    return {
      ...report,
      files: files.map((file) => file.id),
      files_details: files.map((file) => fileAnswer(file, reader.user, request)),
    };
  }

  implement(app, fieldReportEndpoint, {
    handle({ path, user, language, request }) {
      return reportOf(recordId(path.id), { user, language, request });
    },
  });
  implement(app, createFieldReportEndpoint, {
    permission: isMember,
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createFieldReport(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return reportOf(id, { user, language, request });
    },
  });
  implement(app, updateFieldReportEndpoint, {
    permission: isMember,
    async handle({ path, body, user, language, request }) {
      if (!user) throw notSignedIn();
      const id = recordId(path.id);
      const dropped = await updateFieldReport(db, id, body, { user, language }, seenBy(request));
      await removeFiles(app.filesFolder, dropped);
      return reportOf(id, { user, language, request });
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
