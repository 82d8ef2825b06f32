import { useMemo } from 'react';
import { DREF_TYPE } from '#rules/dref.ts';
import { downloadBlob } from '#src/components/download.ts';
import { inputStrings } from '#src/components/FormField/strings.ts';
import { useApp } from '#src/core/AppContext.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { drefExcelStrings } from '#src/records/dref/excel/strings.ts';
import { typeName } from '#src/records/dref/names.ts';
import { drefStrings } from '#src/records/dref/strings.ts';
import { applicationForm } from '../forms/definitions.tsx';
import type { DrefOptions } from '../forms/useDrefOptions.ts';
import { type TemplateOf, templateOf } from './template.ts';
import { writeTemplate } from './writeTemplate.ts';

/** What is downloaded for a new application. */
export const OF_APPLICATIONS: TemplateOf = { stage: 'application', type: DREF_TYPE.response };

/** The template by what the form says and offers now. */
export function useTemplate({ stage, type }: TemplateOf, options: DrefOptions) {
  // All stages are told in the same words.
  const words = useStrings(applicationForm.words);
  const lists = [options.societies, options.disasterTypes, options.onsets];
  const template = useMemo(() => templateOf({ stage, type }, words, options), [stage, type, words, options]);
  return {
    template,
    /** The lists that it offers are still on their way, or cannot be had. */
    isComing: lists.some((list) => list.options === undefined && !list.hasFailed),
    failed: lists.filter((list) => list.options === undefined && list.hasFailed),
  };
}

/** Hands the template to the reader as a file. */
export function useTemplateDownload(of: TemplateOf, options: DrefOptions) {
  const { config, now } = useApp();
  const strings = useStrings(drefExcelStrings);
  const titles = useStrings(routeStrings);
  const inputs = useStrings(inputStrings);
  const types = useStrings(drefStrings);
  const language = useLanguage();
  const { template, isComing, failed } = useTemplate(of, options);
  const { heading, fileName, page } = SAID[of.stage];
  const making = useDeed(async () => {
    const type = typeName(of.type, types) ?? '';
    const said = {
      strings,
      yes: inputs.yes,
      no: inputs.no,
      product: config.title,
      heading: strings[heading],
      page: titles[page],
      type,
      language,
    };
    downloadBlob(
      // No file name has the marks that part words of two directions.
      fill(strings[fileName], { type, time: localTime(now()) }).replace(/[\u2066-\u2069]/gu, ''),
      await writeTemplate(template, said),
    );
  });
  return { ...making, isComing, failed };
}

/** How each kind of template is headed and called, and the page where it is imported. */
const SAID = {
  application: { heading: 'coverHeading', fileName: 'fileName', page: 'newDref' },
  update: { heading: 'coverUpdate', fileName: 'fileNameUpdate', page: 'editDrefOperationalUpdate' },
  report: { heading: 'coverReport', fileName: 'fileNameReport', page: 'editDrefFinalReport' },
} as const;

/** `2026-01-31 14-05`, by the clock of the reader: file names have no colons. */
function localTime(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}-${two(at.getMinutes())}`;
}
