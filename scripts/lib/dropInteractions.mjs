/**
 * A loader of the web build: leaves the promises to a provider out of the contracts (`interactions: […]` and `promises: {…}` of
 * the declarations, and the functions that make some of them), which only tests and the pact read. A browser would load them on
 * every page.
 */
export default function dropInteractions(source) {
  return this.resourcePath.endsWith('promises.ts') ? withoutFunctions(source) : withoutInteractions(source);
}

const PROPERTY = /\b(?:interactions: \[|promises: \{)/;

/** The source without any `interactions: […],` and `promises: {…},`. Texts and comments may hold brackets. */
export function withoutInteractions(source) {
  const found = PROPERTY.exec(source);
  if (!found) return source;
  const end = closingBracket(source, found.index + found[0].length);
  return withoutInteractions(source.slice(0, found.index) + source.slice(end + 1).replace(/^,/, ''));
}

/** Functions of the same names that promise nothing. */
function withoutFunctions(source) {
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = () => ({});`).join('\n');
}

const TOKENS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|[[\]{}]/g;

function closingBracket(source, from) {
  let depth = 1;
  TOKENS.lastIndex = from;
  for (let token = TOKENS.exec(source); token; token = TOKENS.exec(source)) {
    if ('[{'.includes(token[0])) depth += 1;
    if (']}'.includes(token[0])) depth -= 1;
    if (depth === 0) return token.index;
  }
  throw new Error('The brackets of `interactions` or `promises` do not match.');
}
