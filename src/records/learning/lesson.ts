/** What was learned, of the API's `type_validated`: to do again; anything else is a challenge. */
export const LESSON = 1;
