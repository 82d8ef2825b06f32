import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { Dref, DrefReport, DrefUpdate } from '#contracts/dref/schemas.ts';
import type { DrefStage } from '#rules/dref.ts';
import { pathTo } from '#src/core/links.ts';
import { Attachments } from '#src/forms/attachments/Attachments.tsx';
import { attachmentStrings } from '#src/forms/attachments/strings.ts';
import { type AroundProps, defineForm, type FormDefinition } from '#src/forms/defineForm.ts';
import { extendSections, type Step } from '#src/forms/definition.ts';
import { joinStrings } from '#src/i18n/joinStrings.ts';
import { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import { storedFiles, type Written } from './body.ts';
import { drefFiles } from './files.ts';
import { NEVER_BEFORE } from './former.ts';
import { applicationKind, reportKind, updateKind } from './kinds.ts';
import { SuggestSummary } from './parts.tsx';
import { hazard, previousOperations, type Sections, sectionsOf, summaryOfChanges } from './sections/index.ts';
import { drefErrorStrings, drefFormStrings } from './strings.ts';
import { useDrefOptions } from './useDrefOptions.ts';
import { consequencesIn, DREF_FILES, PHOTOS } from './values.ts';

/** Steps 3 and 4 vanish for a loan, as nothing in them is asked for then. */
const stepsOf = ({ overview, event, actions, operation, contacts }: Sections): Step[] => [
  { name: 'overview', title: 'stepOverview', sections: overview },
  { name: 'event', title: 'stepEvent', sections: event },
  { name: 'actions', title: 'stepActions', sections: actions },
  { name: 'operation', title: 'stepOperation', sections: operation },
  { name: 'contacts', title: 'stepContacts', sections: contacts },
];

function DrefAttachments({ written, ...props }: AroundProps) {
  return (
    <Attachments
      {...props}
      written={written}
      callsOf={drefFiles}
      stored={storedFiles(written as Written | undefined)}
      fields={DREF_FILES}
    />
  );
}

const shared = (stage: DrefStage) => ({
  words: [drefFieldStrings, drefFormStrings, attachmentStrings],
  errors: joinStrings([drefErrorStrings, attachmentStrings]),
  useOptions: useDrefOptions,
  consequences: consequencesIn(stage),
  // Urban and rural, and days that contradict each other, are told at once; captions that are too long as other texts are.
  contradictions: [
    drefErrorStrings.english.moreThanAll,
    drefErrorStrings.english.endBeforeStart,
    drefErrorStrings.english.captionTooLong,
  ],
  neverBefore: NEVER_BEFORE,
  // The only photo of a field is no list in a body.
  place: (path: readonly PropertyKey[]) =>
    PHOTOS.includes(String(path[0])) && path[1] === 'caption' ? [...path.slice(0, 1), 0, 'caption'] : path,
  Around: DrefAttachments,
  staysOpen: true,
});

/** The form of an application. Source: DREF facts, sections 3 to 5. */
const application = sectionsOf('application');
export const applicationForm: FormDefinition = defineForm({
  ...shared('application'),
  kind: applicationKind,
  schema: Dref,
  texts: {
    failed: 'failed',
    created: 'applicationCreated',
    updated: 'applicationSaved',
    notFound: 'applicationNotFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: drefEndpoint,
  addressOf: ({ id }) => pathTo('editDref', { drefId: id }),
  steps: stepsOf({ ...application, event: [previousOperations(), ...application.event, hazard()] }),
});

/** Of an operational update: it says what changes, and shows what stood there before. Source: DREF facts, section 7. */
const update = sectionsOf('update');
export const updateForm: FormDefinition = defineForm({
  ...shared('update'),
  kind: updateKind,
  schema: DrefUpdate,
  texts: {
    failed: 'failed',
    created: 'updateSaved',
    updated: 'updateSaved',
    notFound: 'updateNotFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: drefUpdateEndpoint,
  addressOf: ({ id }) => pathTo('editDrefOperationalUpdate', { opsUpdateId: id }),
  steps: stepsOf({ ...update, event: [summaryOfChanges(SuggestSummary), ...update.event] }),
});

/** Of a final report. Source: DREF facts, section 8. */
const report = sectionsOf('report');
export const reportForm: FormDefinition = defineForm({
  ...shared('report'),
  kind: reportKind,
  schema: DrefReport,
  texts: {
    failed: 'failed',
    created: 'reportSaved',
    updated: 'reportSaved',
    notFound: 'reportNotFound',
    otherLanguage: 'otherLanguage',
  },
  endpoint: drefReportEndpoint,
  addressOf: ({ id }) => pathTo('editDrefFinalReport', { finalReportId: id }),
  steps: stepsOf({ ...report, operation: extendSections(report.operation, { without: ['policies'] }) }),
});
