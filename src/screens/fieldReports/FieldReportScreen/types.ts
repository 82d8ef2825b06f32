import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportEndpoint } from '#contracts/endpoints/fieldReportForm.ts';

export type FieldReport = AnswerOf<typeof fieldReportEndpoint>;
