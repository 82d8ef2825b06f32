/**
 * What is looked for: without marks of direction, which come along where a name was copied, and NUL. They stand in no name, and the
 * API refuses them.
 */
export const searchTerm = (text: string): string => text.replaceAll(/\0|\p{Bidi_Control}/gu, '').trim();

/** Characters that the API takes of it (`contracts/search`). */
export const MOST_SEARCHED = 200;
