const drafts = new EventTarget();

/** A form has kept what was typed in it. */
export const tellDraftKept = () => drafts.dispatchEvent(new Event('kept'));

/** Told each time a form of this tab has kept what was typed in it. */
export const onDraftKept = (listener: () => void) => drafts.addEventListener('kept', listener);
