import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import {
  createFieldReportEndpoint,
  fieldReportEndpoint,
  updateFieldReportEndpoint,
} from '#contracts/fieldReports/record.ts';
import { attachedIn } from '#src/forms/attachments/attached.ts';
import { sendFiles } from '#src/forms/attachments/sendFiles.ts';
import { settled, type UploadsActor } from '#src/forms/attachments/uploads.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { reportFiles } from './files.ts';
import { bodyOf, type OfferedActions, type Report, type ReportBody, valuesOf } from './values.ts';

const LOOKED_THROUGH = 30;

/** Field reports, with what can be ticked as done while it is known, and the uploads of their form while it is open. */
export const reportKind = (
  actions: OfferedActions,
  uploads?: UploadsActor,
): RecordKind<Report, ReportBody> => ({
  name: 'field-report',
  bodyOf: (values) => bodyOf(values, actions),
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ updated_at }) => updated_at,
  titleOf: ({ title }) => (typeof title === 'string' ? title : ''),
  async prepare(client, values, signal) {
    if (values.files === undefined) return values;
    if (uploads) await settled(uploads);
    return { ...values, files: await sendFiles(attachedIn(values), reportFiles(client), signal) };
  },
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
});
