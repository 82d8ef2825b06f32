/**
 * A value within a text that runs from right to left, kept from turning round what stands beside it: between First Strong
 * Isolate and Pop Directional Isolate. Without them a code, an address or a name in Latin letters pulls the comma or bracket
 * after it to its other side. Source: Unicode Bidirectional Algorithm (UAX 9), 2.4.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** A text as files hold it: what only says how it is drawn would keep its words from being found and compared. */
export const withoutIsolates = (text: string): string => text.replaceAll(/\u2068\u200f?|\u2069/g, '');
