/** How long machines wait, in milliseconds. */

/** From the first registered namespace to the call that fetches it with all that came meanwhile. */
export const LANGUAGE_BATCH_MS = 200;

/** How long the API may take for the words of a page before those of this release stand in for them: our own choice. */
export const WORDS_PATIENCE_MS = 3000;

/** How long a page waits for its translations, from wherever, before it shows in English: our own choice. */
export const TRANSLATION_WAIT_MS = 10_000;

/** How long the first screen waits for answers, which mostly are there before its code: drawn without them, it is drawn twice. */
export const FIRST_ANSWERS_MS = 150;

/** How long the failure of a call that was made ahead is what its page shows, before it is asked for again: our own choice, for slow phones. */
export const AHEAD_FAILURE_MS = 2000;

/** How long a sign-out waits for the service to end the session: our own choice, for bad networks. */
export const SIGN_OUT_WAIT_MS = 2000;

/** From the last keystroke to the search, or to whatever else an input sets going. */
export const INPUT_DEBOUNCE_MS = 300;

/** How long an alert stays, unless it is not dismissable or is being read. */
export const ALERT_DURATION_MS = 4500;

/** How long a page may load before the loader shows: our own choice, so that fast pages do not flash. */
export const NAVIGATION_GRACE_MS = 150;

/** How long the loader stays, fading, once the page is there. */
export const NAVIGATION_FADE_MS = 300;

/** How long letters typed in a menu add up to one word. Source: WAI-ARIA Authoring Practices, menu pattern. */
export const TYPEAHEAD_MS = 500;

/** How long the offer to retry stays after the connection came back, and again where something is failed still: our own choice. */
export const BACK_ONLINE_MS = 10_000;

/** How long a new service worker may take to replace the old one before the page loads again without: our own choice. */
export const ACTIVATION_PATIENCE_MS = 5_000;

/** Between two pages of an export, so that it does not crowd out other readers. Source: screen facts of the lists. */
export const EXPORT_PAUSE_MS = 100;

/** How long after a file a press for the same one still belongs to the one that made it, as of a double click: our own choice. */
export const EXPORT_REST_MS = 500;

/** How long a pointer or the focus rests on a tab before its page is fetched ahead: our own choice; one on its way fetches nothing. */
export const DWELL_MS = 80;

/** How long a pointer rests before a tooltip shows: our own choice, so that a pointer on its way does not leave a trail. */
export const TOOLTIP_DELAY_MS = 300;

/** How long a tooltip stays once it is left: our own choice, so that a pointer can move onto it (WCAG 2.2, 1.4.13). */
export const TOOLTIP_LINGER_MS = 150;

/** From a change in a form to its draft: with the writing of it, less than the second that may be lost. */
export const DRAFT_KEEP_MS = 400;

/** From a draft that could not be kept to the next attempt: our own choice. */
export const DRAFT_RETRY_MS = 5000;

/** How long a form that was sent waits for its draft to be gone before it says so: our own choice. */
export const DRAFT_DROP_MS = 2000;

/** How long a form that could not be sent waits when nobody tells it that the connection is back: our own choice. */
export const QUEUE_RETRY_MS = 15_000;

/** How long a call that nobody waits for goes on: our own choice, for a page whose next page waits for the same. */
export const ABANDON_MS = 100;

/** How often it is asked whether a DREF is translated: our own choice. */
export const TRANSLATION_POLL_MS = 5_000;

/** How long such a translation may take before its writers are told that they can ask for it again: our own choice. */
export const TRANSLATION_PATIENCE_MS = 5 * 60_000;

/** How long a sheet that is to be printed waits for its pictures: our own choice. */
export const PRINT_IMAGES_MS = 15_000;

/** How often a summary of learnings is asked for while it is being written; each time the server begins it. Source: screen facts. */
export const LEARNING_SUMMARY_POLL_MS = 5_000;

/** How long it may take before its reader is told that they can ask again: our own choice. */
export const LEARNING_SUMMARY_PATIENCE_MS = 5 * 60_000;

/** How often a document is looked for that the server makes. Source: DREF facts, section 3.8. */
export const DOCUMENT_POLL_MS = 5_000;
/** How long it may take before its reader is told that they can look again: our own choice. */
export const DOCUMENT_PATIENCE_MS = 5 * 60_000;

/** The same of the document of a flash update, which is given up after ten times. Source: screen facts. */
export const FLASH_UPDATE_DOCUMENT_POLL_MS = 3_000;
export const FLASH_UPDATE_DOCUMENT_PATIENCE_MS = 10 * FLASH_UPDATE_DOCUMENT_POLL_MS;

/** How long each step of a replay stands. Source: screen facts. */
export const REPLAY_STEP_MS = 1_200;

/** How long a list waits for the last of its sources before it shows what the others told: our own choice. */
export const PATIENCE_MS = 2_000;

/** How long no page has loaded before files are fetched that none needs yet: our own choice, so that they are in nobody's way. */
export const KEEP_AHEAD_QUIET_MS = 1_000;
