import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';

export type FieldReport = AnswerOf<typeof fieldReportEndpoint>;
