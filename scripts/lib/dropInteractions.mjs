/**
 * A loader of the web build: leaves the promises to a provider out of the contracts (`interactions: …` and `promises: {…}` of the
 * declarations), which only tests and the pact read. A browser would load them on every page.
 */
export default function dropInteractions(source) {
  return withPureCalls(withoutInteractions(source));
}

/** Not where a type says what they are. */
const PROPERTY = /(?<!readonly )\binteractions: |\bpromises: (?=\{)/;

/** The source without any `interactions: …,` and `promises: {…},`. Texts and comments may hold brackets and commas. */
export function withoutInteractions(source) {
  const found = PROPERTY.exec(source);
  if (!found) return source;
  const end = endOfValue(source, found.index + found[0].length);
  return withoutInteractions(source.slice(0, found.index) + source.slice(end));
}

const TOKENS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|[[\]{}(),]/g;

/** Behind the comma that ends it, or where what holds it ends. */
function endOfValue(source, from) {
  let depth = 0;
  TOKENS.lastIndex = from;
  for (let token = TOKENS.exec(source); token; token = TOKENS.exec(source)) {
    if ('[{('.includes(token[0])) depth += 1;
    if (']})'.includes(token[0])) depth -= 1;
    if (depth < 0) return token.index;
    if (depth === 0 && token[0] === ',') return TOKENS.lastIndex;
  }
  throw new Error('The brackets of `interactions` or `promises` do not match.');
}

const MAKER = /(?<=[=,:([] ?)\b(?:missingRecord|signedInAs|idsOf|cycle)\(/g;
const FROM_STATE = /\bfromState\('\w+', ([^()]+)\)/g;

/**
 * What promises were made of: a call that is known to do nothing else is left out once nobody reads its result. A value that a
 * state may choose is the one that stands beside its name: with it goes what would make it.
 */
const withPureCalls = (source) => source.replace(FROM_STATE, '$1').replace(MAKER, '/*#__PURE__*/ $&');
