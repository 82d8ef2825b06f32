/**
 * A loader of the web build: leaves the promises to a provider (`interactions`) out of the endpoints, which only tests and
 * the pact read. A browser would load them on every page.
 */
export default function dropInteractions(source) {
  return withoutInteractions(source);
}

const PROPERTY = 'interactions: [';

/** The source without any `interactions: […],`. Texts and comments may hold brackets. */
export function withoutInteractions(source) {
  const start = source.indexOf(PROPERTY);
  if (start < 0) return source;
  const end = closingBracket(source, start + PROPERTY.length);
  return withoutInteractions(source.slice(0, start) + source.slice(end + 1).replace(/^,/, ''));
}

const TOKENS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|[[\]]/g;

function closingBracket(source, from) {
  let depth = 1;
  TOKENS.lastIndex = from;
  for (let token = TOKENS.exec(source); token; token = TOKENS.exec(source)) {
    if (token[0] === '[') depth += 1;
    if (token[0] === ']') depth -= 1;
    if (depth === 0) return token.index;
  }
  throw new Error('The brackets of `interactions` do not match.');
}
