import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import {
  createFieldReportEndpoint,
  fieldReportEndpoint,
  updateFieldReportEndpoint,
} from '#contracts/fieldReports/record.ts';
import { prepareFiles } from '#src/forms/attachments/prepareFiles.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { reportFiles } from './files.ts';
import {
  bodyOf,
  offered,
  type Report,
  type ReportBody,
  type ReportFacts,
  type ReportValues,
  upgrade,
  valuesOf,
} from './values.ts';

const LOOKED_THROUGH = 30;

/** Field reports. */
export const reportKind: RecordKind<ReportValues, Report, ReportBody, ReportFacts> = {
  name: 'field-report',
  bodyOf,
  offered,
  valuesOf,
  upgrade,
  idOf: ({ id }) => id,
  versionOf: ({ updated_at }) => updated_at,
  titleOf: ({ title }) => title ?? '',
  prepare: (client, values, attempt) => prepareFiles(values, reportFiles(client), attempt),
  read: (client, id, sending) => client.call(fieldReportEndpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(createFieldReportEndpoint, { body, ...sending }),
  update: (client, id, body, sending) =>
    client.call(updateFieldReportEndpoint, { path: { id }, body, ...sending }),
  async findWritten(client, { user, since, body }, sending) {
    const { results } = await client.call(fieldReportsEndpoint, {
      query: { user, created_at__gte: since, ordering: ['-created_at'], limit: LOOKED_THROUGH },
      ...sending,
    });
    const found = results.find(
      (report) =>
        report.dtype_details.id === body.dtype &&
        report.countries_details.some(({ id }) => body.countries.includes(id)) &&
        (!body.title || report.summary?.includes(body.title.trim())),
    );
    return found && client.call(fieldReportEndpoint, { path: { id: found.id }, ...sending });
  },
};
