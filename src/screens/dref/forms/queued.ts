import { queuedForm } from '#src/forms/queuedForm.ts';
import { shareStrings } from '#src/i18n/defineStrings.ts';
import type { Written } from './body.ts';
import { applicationKind, reportKind, updateKind } from './kinds.ts';
import { drefFormStrings } from './strings.ts';

const { namespace, english } = drefFormStrings;
const texts = shareStrings(drefFormStrings);
type Key = keyof typeof english;

/** What is said of one that was sent after its form was closed, in the words of the forms. */
const saidOf = (created: Key, updated: Key) => ({
  namespace,
  english: { created: english[created], updated: english[updated], failed: english.failed },
  shared: { created: texts[created], updated: texts[updated] },
});
const nameOf = ({ title }: Written) => title;

/** Stages of DREFs that wait for a connection. */
export const queuedApplications = queuedForm(
  applicationKind,
  saidOf('applicationCreated', 'applicationSaved'),
  nameOf,
);
export const queuedUpdates = queuedForm(updateKind, saidOf('updateSaved', 'updateSaved'), nameOf);
export const queuedReports = queuedForm(reportKind, saidOf('reportSaved', 'reportSaved'), nameOf);
