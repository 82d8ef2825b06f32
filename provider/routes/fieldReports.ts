import type { FastifyInstance } from 'fastify';
import {
  actionsEndpoint,
  externalPartnersEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
} from '#contracts/fieldReports/choices.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { fieldReportEndpoints, reportTitleEndpoint } from '#contracts/fieldReports/record.ts';
import type { Database } from '#provider/database/connect.ts';
import { external_partner, supported_activity } from '#provider/database/schema.ts';
import { implement } from '#provider/http/implement.ts';
import { serveList, serveRows } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { removeFiles } from '#provider/http/storedFiles.ts';
import { fieldReportList, findFieldReport } from '#provider/queries/fieldReports/fieldReports.ts';
import {
  listActions,
  listNamedChoices,
  listReviewCountries,
} from '#provider/queries/fieldReports/reportChoices.ts';
import { filesOfReport } from '#provider/queries/fieldReports/reportFiles.ts';
import { nameReport } from '#provider/queries/fieldReports/reportName.ts';
import { textIn } from '#provider/queries/texts.ts';
import { fieldReportRecord } from '#provider/records/fieldReports.ts';
import { can } from '#rules/permissions.ts';
import { fileAnswer } from './fieldReportFiles.ts';

/** Serves field reports, the writing of them, and what their form offers. */
export function fieldReportRoutes(app: FastifyInstance, db: Database): void {
  serveRows(app, fieldReportsEndpoint, fieldReportList);
  serveRecord(app, fieldReportEndpoints, {
    async find(_, id, reader, request) {
      const report = await findFieldReport(db, id, reader);
      if (!report) return undefined;
      const files = await filesOfReport(db, id);
      return {
        ...report,
        files: files.map((file) => file.id),
        files_details: await Promise.all(files.map((file) => fileAnswer(file, reader.user, request))),
      };
    },
    writes: {
      record: fieldReportRecord,
      mayCreate: can.write,
      mayEdit: can.editFieldReport,
      afterwards: (dropped) => removeFiles(app.filesFolder, dropped),
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
