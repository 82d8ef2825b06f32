import type { FastifyInstance } from 'fastify';
import {
  actionsEndpoint,
  externalPartnersEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
} from '#contracts/fieldReports/choices.ts';
import {
  createFieldReportEndpoint,
  fieldReportEndpoint,
  reportTitleEndpoint,
  updateFieldReportEndpoint,
} from '#contracts/fieldReports/record.ts';
import type { Database } from '#provider/database/connect.ts';
import { external_partner, supported_activity } from '#provider/database/schema.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { removeFiles } from '#provider/http/storedFiles.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findFieldReport } from '#provider/queries/fieldReports/fieldReports.ts';
import {
  listActions,
  listNamedChoices,
  listReviewCountries,
} from '#provider/queries/fieldReports/reportChoices.ts';
import { filesOfReport } from '#provider/queries/fieldReports/reportFiles.ts';
import { nameReport } from '#provider/queries/fieldReports/reportName.ts';
import { textIn } from '#provider/queries/texts.ts';
import { createFieldReport, updateFieldReport } from '#provider/records/fieldReports.ts';
import { can } from '#rules/permissions.ts';
import { fileAnswer } from './fieldReportFiles.ts';

/** Serves one field report, the writing of them, and what their form offers. */
export function fieldReportFormRoutes(app: FastifyInstance, db: Database): void {
  const read = serveRecord(app, fieldReportEndpoint, async (_, id, reader, request) => {
    const report = await findFieldReport(db, id, reader);
    if (!report) return undefined;
    const files = await filesOfReport(db, id);
    return {
      ...report,
      files: files.map((file) => file.id),
      files_details: await Promise.all(files.map((file) => fileAnswer(file, reader.user, request))),
    };
  });
  implement(app, createFieldReportEndpoint, {
    may: ({ user }) => can.write(user),
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createFieldReport(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return read(id, { user, language }, request);
    },
  });
  implement(app, updateFieldReportEndpoint, {
    may: ({ user }) => can.write(user),
    async handle({ path, body, user, language, request }) {
      if (!user) throw notSignedIn();
      const id = recordId(path.id);
      const dropped = await updateFieldReport(db, id, body, { user, language }, seenBy(request));
      await removeFiles(app.filesFolder, dropped);
      return read(id, { user, language }, request);
    },
  });
  implement(app, reportTitleEndpoint, {
    may: ({ user }) => can.write(user),
    async handle({ body, language }) {
      const { summary } = await nameReport(db, body);
      return { title: textIn(language, summary) };
    },
  });
  serveList(app, actionsEndpoint, listActions);
  serveList(app, externalPartnersEndpoint, (_, query, reader) =>
    listNamedChoices(db, external_partner, query, reader),
  );
  serveList(app, supportedActivitiesEndpoint, (_, query, reader) =>
    listNamedChoices(db, supported_activity, query, reader),
  );
  serveList(app, reviewCountriesEndpoint, listReviewCountries);
}
