import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { agreementMachine } from './agreement.ts';
import { alertMachine } from './alert.ts';
import { alertsMachine } from './alerts.ts';
import { authMachine } from './auth.ts';
import { confirmMachine } from './confirm.ts';
import { connectivityMachine } from './connectivity.ts';
import { cookieBannerMachine } from './cookieBanner.ts';
import { disclosureMachine } from './disclosure.ts';
import { drefProcessMachine } from './drefProcess.ts';
import { drefRecordMachine } from './drefRecord.ts';
import { dropdownMenuMachine } from './dropdownMenu.ts';
import * as examples from './examples.ts';
import { exportMachine } from './export.ts';
import { formMachine } from './form.ts';
import { galleryMachine } from './gallery.ts';
import { keepAheadMachine } from './keepAhead.ts';
import { languageMachine } from './language.ts';
import { lazyPartMachine } from './lazyPart.ts';
import { learningSummaryMachine } from './learningSummary.ts';
import { listStateMachine } from './listState.ts';
import { modalMachine } from './modal.ts';
import { navigationMachine } from './navigation.ts';
import { outboxMachine } from './outbox.ts';
import { patienceMachine } from './patience.ts';
import { perProcessMachine } from './perProcess.ts';
import { printImagesMachine } from './printImages.ts';
import { replayMachine } from './replay.ts';
import { requestMachine } from './request.ts';
import { requestsMachine } from './requests.ts';
import { routerMachine } from './router.ts';
import { savedViewsMachine } from './savedViews.ts';
import { searchMachine } from './search.ts';
import { selectMachine } from './select.ts';
import { serverDocumentMachine } from './serverDocument.ts';
import { submissionMachine } from './submission.ts';
import { tooltipMachine } from './tooltip.ts';
import { updateMachine } from './update.ts';
import { uploadMachine } from './upload.ts';
import { uploadsMachine } from './uploads.ts';
import { worldMapMachine } from './worldMap.ts';

/** How an effect may end, as examples: the explorer offers them, the path tests try them. */
export interface EffectExamples {
  readonly done: readonly unknown[];
  readonly failed: readonly unknown[];
}

/** A machine as the explorer, the diagrams and the path tests know it. */
export interface CatalogueEntry {
  /** The machine's id and its file's name. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** One line, for a reader who does not know the machine. */
  readonly purpose: string;
  /** Inputs that begin differently, by what they stand for. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: readonly AnyEventObject[];
  /** By the id of the invoked actor, which is its name in `setup` too. */
  readonly effects: Readonly<Record<string, EffectExamples>>;
  /**
   * What of the context tells two states apart for who walks all of them, where the whole would make endless many that differ
   * in nothing the machine asks.
   */
  readonly tellApart?: ((context: never) => unknown) | undefined;
}

interface EntryOf<Machine extends AnyStateMachine>
  extends Pick<CatalogueEntry, 'purpose'>,
    Partial<Pick<CatalogueEntry, 'effects'>> {
  readonly tellApart?: (context: ContextFrom<Machine>) => unknown;
  readonly machine: Machine;
  readonly inputs?: Readonly<Record<string, InputFrom<Machine>>>;
  readonly events: readonly EventFromLogic<Machine>[];
}

/** Lets the compiler compare examples with the machine's own types, then forgets these. */
function entry<Machine extends AnyStateMachine>(described: EntryOf<Machine>): CatalogueEntry {
  return { inputs: { '': undefined }, effects: {}, name: described.machine.id, ...described };
}

/** All machines. One that is not here does not exist: neither the explorer nor the tests see it. */
export const MACHINES: readonly CatalogueEntry[] = [
  entry({
    machine: requestMachine,
    purpose: 'One call of the API: delayed, repeated, polled, aborted, fresh or old',
    ...examples.request,
  }),
  entry({
    machine: requestsMachine,
    purpose: 'All that the app has asked for, shared by all who show it, asked again after a change',
    ...examples.requests,
  }),
  entry({
    machine: languageMachine,
    purpose: 'The translations that the screens in use have asked for, fetched in batches',
    ...examples.language,
  }),
  entry({
    machine: authMachine,
    purpose: 'Who uses the app, and what the API says of them',
    ...examples.auth,
  }),
  entry({
    machine: alertsMachine,
    purpose: 'The alerts on the screen, each with an actor for its time',
    ...examples.alerts,
  }),
  entry({
    machine: alertMachine,
    purpose: 'How long one alert stays: until its time is over, longer while it is read',
    ...examples.alert,
  }),
  entry({
    machine: confirmMachine,
    purpose: 'Asks before an action is run, and shows how it ends',
    ...examples.confirm,
  }),
  entry({
    machine: modalMachine,
    purpose: 'A window over the page, of which several may lie over each other',
    ...examples.modal,
  }),
  entry({
    machine: listStateMachine,
    purpose: 'Filters, order and page of a list, kept in the address or in its panel',
    ...examples.listState,
    tellApart: ({ values, draft }) => [values.atype, draft.atype, draft.page, draft.sort, draft.view],
  }),
  entry({
    machine: galleryMachine,
    purpose: 'Photos of a record, one after another in a viewer',
    ...examples.gallery,
    tellApart: ({ index, attempt }) => [index, attempt > 1],
  }),
  entry({
    machine: savedViewsMachine,
    purpose: 'Filters and order of a list under names of the reader’s own',
    ...examples.savedViews,
  }),
  entry({
    machine: submissionMachine,
    purpose: 'Sends a form once, and goes back to it when it is refused',
    ...examples.submission,
  }),
  entry({
    machine: exportMachine,
    purpose: 'Downloads a whole list page by page, and can be stopped',
    ...examples.exportList,
  }),
  entry({
    machine: routerMachine,
    purpose: 'Which page is open, which one is coming, and the question before one is left',
    ...examples.router,
    tellApart: ({ page, way, held }) => [
      ...[page.isOpened, page.failure?.at, page.location.key, way.location.key, way.entry],
      held && [held.way.location.key, held.steps],
    ],
  }),
  entry({
    machine: navigationMachine,
    purpose: 'The loader over the page, unless the page comes quickly',
    ...examples.navigation,
  }),
  entry({
    machine: disclosureMachine,
    purpose: 'More for who asks: open or closed, its content made when it is first opened',
    ...examples.disclosure,
  }),
  entry({
    machine: lazyPartMachine,
    purpose: 'A part of a page in a file of its own: on its way, there, lost and asked for again',
    ...examples.lazyPart,
  }),
  entry({
    machine: keepAheadMachine,
    purpose: 'Files that are kept for use without a connection: one after the other, none while a page loads',
    ...examples.keepAhead,
  }),
  entry({
    machine: patienceMachine,
    purpose: 'How long a list of several sources waits for all of them before it shows those that answered',
    ...examples.patience,
  }),
  entry({
    machine: dropdownMenuMachine,
    purpose: 'A button that opens a list of actions or links, by pointer or keyboard',
    ...examples.dropdownMenu,
  }),
  entry({
    machine: selectMachine,
    purpose: 'One or several of a list of options, filtered at hand or searched for elsewhere',
    ...examples.select,
  }),
  entry({
    machine: searchMachine,
    purpose: 'The keyword search of the navigation bar and its list of results',
    ...examples.search,
  }),
  entry({
    machine: formMachine,
    purpose: 'A form that loses nothing: its values, how they are sent, and the draft of them',
    ...examples.form,
    tellApart: ({ step, errors, mistakes, removed, isStale, isApproved }) => [
      ...[step, removed !== undefined, isStale, isApproved],
      ...[Object.keys(errors).length > 0, Object.keys(mistakes).length > 0],
    ],
  }),
  entry({
    machine: uploadMachine,
    purpose: 'One file on its way to the server: checked, kept on the device, sent, tried again',
    ...examples.upload,
  }),
  entry({
    machine: uploadsMachine,
    purpose: 'The files of one form, each on its way by itself, the same as in the values of the form',
    ...examples.uploads,
  }),
  entry({
    machine: outboxMachine,
    purpose: 'What was submitted without a connection, sent once by its own author, and told',
    ...examples.outbox,
  }),
  entry({
    machine: drefRecordMachine,
    purpose: 'One stage of a DREF: written, finalized, translated where it has to be, approved',
    ...examples.drefRecord,
  }),
  entry({
    machine: drefProcessMachine,
    purpose: 'A DREF from its application over operational updates to its final report',
    ...examples.drefProcess,
  }),
  entry({
    machine: learningSummaryMachine,
    purpose: 'A summary of operational learnings: waited for, being written, there, failed, given up',
    ...examples.learningSummary,
  }),
  entry({
    machine: perProcessMachine,
    purpose:
      'A PER process from its overview over assessment and prioritization to the work plan and what is done about it',
    ...examples.perProcess,
  }),
  entry({
    machine: printImagesMachine,
    purpose: 'The pictures of a sheet that is to be printed: come, failed, or not waited for any more',
    ...examples.printImages,
  }),
  entry({
    machine: serverDocumentMachine,
    purpose: 'A document that the server makes in its own time: ordered, waited for, there, failed, given up',
    ...examples.serverDocument,
  }),
  entry({
    machine: connectivityMachine,
    purpose: 'Whether there is a connection, and the offer to retry once it is back',
    ...examples.connectivity,
  }),
  entry({
    machine: agreementMachine,
    purpose: 'Whether the answers of the API are as agreed, and what of them is not',
    ...examples.agreement,
  }),
  entry({
    machine: cookieBannerMachine,
    purpose: 'The question for consent to cookies and analytics',
    ...examples.cookieBanner,
  }),
  entry({
    machine: tooltipMachine,
    purpose: 'A few words about what the pointer rests on or the focus is in',
    ...examples.tooltip,
  }),
  entry({
    machine: updateMachine,
    purpose: 'A new release while the app is open: installed, offered, taken when asked for',
    ...examples.update,
  }),
  entry({
    machine: replayMachine,
    purpose: 'What happened once, step by step: it plays round and round, or stands where the reader chose',
    ...examples.replay,
  }),
  entry({
    machine: worldMapMachine,
    purpose: 'A map: its picture when it comes near, one that moves when asked for, and its table',
    ...examples.worldMap,
  }),
];
