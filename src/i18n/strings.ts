import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { defineStrings } from './defineStrings.ts';

/** The messages of the error catalogue, so that they are translated like all others, and what to do where more is known. */
export const errorStrings = defineStrings('errors', {
  network: ERROR_CATALOGUE.network.message,
  parse: ERROR_CATALOGUE.parse.message,
  internal: ERROR_CATALOGUE.internal.message,
  empty: ERROR_CATALOGUE.empty.message,
  forbidden: ERROR_CATALOGUE.forbidden.message,
  tooLarge: ERROR_CATALOGUE.tooLarge.message,
  loadFailed: ERROR_CATALOGUE.loadFailed.message,
  actionFailed: ERROR_CATALOGUE.actionFailed.message,
  soon: 'Try again in a minute.',
  later: 'Try again after {time}.',
  page: 'A web page came instead. Your network may want you to sign in to it first.',
});
