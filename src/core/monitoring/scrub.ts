/** What stands for something struck out. */
const STRUCK = '…';

/**
 * Strikes out of a text whatever says who somebody is or what somebody typed: queries and fragments of addresses (keywords,
 * filters, links to come back to), tokens, and the codes of mailed links.
 */
export function scrub(text: string, token: string | undefined): string {
  const clean = text
    .replace(/((?:https?:\/\/|\/)[^\s"'\\?#]*)[?#][^\s"'\\]*/g, '$1')
    .replace(/("(?:http|url)\.(?:query|fragment)":")[^"]*/g, '$1')
    .replace(/(\/recover-account\/)[^\s"'\\/]+\/[^\s"'\\/]+/g, `$1${STRUCK}`)
    .replace(/\bToken [^\s"'\\]+/g, `Token ${STRUCK}`)
    .replace(/\b[0-9a-f]{40}\b/g, STRUCK);
  return token ? clean.replaceAll(token, STRUCK) : clean;
}

/** The same for a structure: all its texts. */
export function scrubAll<Value>(value: Value, token: string | undefined): Value {
  return JSON.parse(scrub(JSON.stringify(value), token)) as Value;
}
