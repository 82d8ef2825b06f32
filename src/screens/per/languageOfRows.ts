interface Row {
  translation_module_original_language?: string | undefined;
}

/**
 * The language that a prioritization or a plan is written in: they have none of their own, each of their rows tells its. Undefined
 * while there are none.
 */
export const languageOfRows = ([first]: readonly Row[]): string | undefined =>
  first?.translation_module_original_language;
