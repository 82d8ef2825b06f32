import type { Language } from '#contracts/languages.ts';
import { loadFile } from '#src/core/loadFile.ts';
import { contentAddress } from './address.ts';

const asked = new Map<string, Promise<unknown>>();
const lost = new Set<string>();

/** The same promise each time, though nothing should have come: whoever draws what it brings asks again and again. */
export function once<Content>(
  key: string,
  make: () => Promise<Content | undefined>,
): Promise<Content | undefined> {
  const known = asked.get(key);
  if (known) return known as Promise<Content | undefined>;
  const promise = make();
  asked.set(key, promise);
  promise.then((content) => content ?? lost.add(key));
  return promise;
}

/** What could not be had is asked for anew by whoever wants it next. */
export function askAgain(): void {
  for (const key of lost) asked.delete(key);
  lost.clear();
}

/** What a file of `data/` says, in one language. Undefined where it cannot be had. */
export const fetchContent = <Content>(name: string, language: Language): Promise<Content | undefined> =>
  once(`${name}-${language}`, () =>
    loadFile(contentAddress(name, language))
      .then((content) => content as Content | undefined)
      .catch(() => undefined),
  );
