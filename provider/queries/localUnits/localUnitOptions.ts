import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { LOCAL_UNIT_OPTIONS, type LocalUnitList } from '#provider/seed/data.ts';
import { textIn } from '../texts.ts';

/** Whether a list offers an id. */
export const offers = (list: LocalUnitList, id: number): boolean =>
  LOCAL_UNIT_OPTIONS[list].some((choice) => choice.id === id);

/** One of a list, as records show it; null where none was chosen. */
export function chosenIn(list: LocalUnitList, id: number | null | undefined, language: Language) {
  const choice = LOCAL_UNIT_OPTIONS[list].find((one) => one.id === id);
  return choice
    ? { id: choice.id, code: choice.id, level: choice.id, name: textIn(language, choice.name), image_url: '' }
    : null;
}

/** Several of a list, in its order. */
export const allChosenIn = (list: LocalUnitList, ids: readonly number[] | undefined, language: Language) =>
  LOCAL_UNIT_OPTIONS[list].flatMap(({ id }) =>
    ids?.includes(id) ? (chosenIn(list, id, language) ?? []) : [],
  );

/** Every list, in a language. */
export const localUnitOptions = (language: Language): AnswerOf<typeof localUnitOptionsEndpoint> =>
  each(Object.keys(LOCAL_UNIT_OPTIONS) as LocalUnitList[], (list) =>
    LOCAL_UNIT_OPTIONS[list].flatMap(({ id }) => chosenIn(list, id, language) ?? []),
  );

const each = <Value>(lists: readonly LocalUnitList[], of: (list: LocalUnitList) => Value) =>
  Object.fromEntries(lists.map((list) => [list, of(list)])) as Record<LocalUnitList, Value>;
