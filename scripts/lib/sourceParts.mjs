/** The source without any property of an object that `found` finds, its name and value. Texts and comments may hold brackets and commas. */
export function withoutProperties(source, found) {
  const property = found.exec(source);
  if (!property) return source;
  const end = endOfValue(source, property.index + property[0].length);
  return withoutProperties(source.slice(0, property.index) + source.slice(end), found);
}

const TOKENS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|[[\]{}(),]/g;

/** Behind the comma that ends it, or where what holds it ends. */
export function endOfValue(source, from) {
  let depth = 0;
  TOKENS.lastIndex = from;
  for (let token = TOKENS.exec(source); token; token = TOKENS.exec(source)) {
    if ('[{('.includes(token[0])) depth += 1;
    if (']})'.includes(token[0])) depth -= 1;
    if (depth < 0) return token.index;
    if (depth === 0 && token[0] === ',') return TOKENS.lastIndex;
  }
  throw new Error('The brackets do not match.');
}
