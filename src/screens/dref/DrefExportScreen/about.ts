import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import type { Language } from '#contracts/languages.ts';
import type { DrefStage } from '#rules/dref.ts';
import type { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import type { drefStrings } from '#src/records/dref/strings.ts';
import type { drefExportStrings } from './strings.ts';

/** A stage as the sheets read it: what it does not have is missing. */
export type DrefPaper = Partial<
  AnswerOf<typeof drefEndpoint> & AnswerOf<typeof drefUpdateEndpoint> & AnswerOf<typeof drefReportEndpoint>
>;

export type PaperWord =
  | keyof typeof drefFieldStrings.english
  | keyof typeof drefStrings.english
  | keyof typeof drefExportStrings.english;

/** What the parts of a sheet are drawn from. */
export interface About {
  stage: DrefStage;
  record: DrefPaper;
  words: Readonly<Record<PaperWord, string>>;
  language: Language;
  /** The names of sectors by their keys; none where no activity needs them or they are not to be had. */
  sectors: ReadonlyMap<number, string>;
}

type Names<Value> = {
  [Name in keyof DrefPaper]-?: NonNullable<DrefPaper[Name]> extends Value ? Name : never;
}[keyof DrefPaper];
export type TextField = Names<string>;
export type AnswerField = Names<boolean>;
export type FigureField = Names<number>;
/** Of files alone: what else has an id has no caption. */
export type FileField = {
  [Name in keyof DrefPaper]-?: 'caption' extends keyof NonNullable<DrefPaper[Name]> ? Name : never;
}[keyof DrefPaper];
