import type { CatalogueEntry } from '#machines/catalogue.ts';
import { stepInWords } from './inWords.ts';
import { Problem } from './problem.ts';
import type { Recording } from './recording.ts';
import { differs, startSession } from './session.ts';

/** A recording played on the machine as it is now: a line for each step that led elsewhere, or was never heard. */
export function differencesOf(machines: readonly CatalogueEntry[], recording: Recording): string[] {
  const entry = machines.find(({ name }) => name === recording.machine);
  if (!entry) throw new Problem('unknownMachine', { machine: recording.machine });
  const session = startSession(entry);
  session.load(recording);
  return session.getView().log.flatMap((entry, index) => {
    const { step, played } = entry;
    const which = `step ${index + 1}, ${stepInWords(step)}`;
    if (!played) return [`${which}: the machine had ended before`];
    if (!differs(entry)) return [];
    const wanted = step.expected ? `should be “${step.expected}”` : `was “${step.state}” when recorded`;
    return [`${which}: ${wanted}, is “${played.state}”`];
  });
}
