import { endOfValue, withoutProperties } from './sourceParts.mjs';

/**
 * A loader of the web build: leaves out of the contracts what only tests and the pact read. A browser would load it on every page: the
 * promises to a provider (`interactions: …` and `promises: {…}` of the declarations), what calls are titled, whether they need a token
 * or are an extension, the examples of fields, and which of them are left out at times.
 */
export default function dropInteractions(source) {
  return withPureCalls(withoutMarks(withoutExamples(withoutProperties(source, PROPERTY))));
}

/** Not where a type says what they are. */
const PROPERTY =
  /(?<!readonly )\binteractions: |\bpromises: (?=\{)|\btitle: (?=['"`])|\btoken: (?='required')|\bextension: (?=')/;

const EXAMPLE = /\blike\(/;

/** Each `like(field, example)` is its field. */
function withoutExamples(source) {
  const found = EXAMPLE.exec(source);
  if (!found) return source;
  const from = found.index + found[0].length;
  const field = endOfValue(source, from);
  const end = source.indexOf(')', endOfValue(source, field));
  return withoutExamples(
    `${source.slice(0, found.index)}(${source.slice(from, field - 1)})${source.slice(end + 1)}`,
  );
}

/** That a field is left out at times is told to the pact alone. */
function withoutMarks(source) {
  const plain = source.replace(/\bsometimes\(/g, 'z.optional(');
  if (plain !== source && !/import \* as z from/.test(source))
    throw new Error(
      'A file of contracts that uses `sometimes` imports Zod as `z`: the build writes `z.optional` instead.',
    );
  return plain;
}

const MAKER = /(?<=[=,:([] ?)\b(?:missingRecord|signedInAs|idsOf|cycle)\(/g;
const FROM_STATE = /\bfromState\('\w+', ([^()]+)\)/g;

/**
 * What promises were made of: a call that is known to do nothing else is left out once nobody reads its result. A value that a
 * state may choose is the one that stands beside its name: with it goes what would make it.
 */
const withPureCalls = (source) => source.replace(FROM_STATE, '$1').replace(MAKER, '/*#__PURE__*/ $&');
