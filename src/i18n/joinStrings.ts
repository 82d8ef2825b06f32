import type { StringsOf } from './defineStrings.ts';

/** The strings of several namespaces as if they were one, for what is written by their keys. */
export function joinStrings([first, ...others]: readonly StringsOf<never>[]): StringsOf<string> {
  const joined = others.flatMap(({ namespace, english, shared }) =>
    Object.entries<string>(english).map(([key, text]) => [key, shared[key] ?? [namespace, key, text]]),
  );
  return {
    namespace: first?.namespace ?? '',
    english: Object.assign({}, ...[first, ...others].map((strings) => strings?.english)),
    shared: { ...first?.shared, ...Object.fromEntries(joined) },
  };
}
