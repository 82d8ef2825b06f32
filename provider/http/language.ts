import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contracts/languages.ts';

/**
 * The language that a caller likes best of those we have, from the header Accept-Language; English without one.
 * `fr-CA;q=0.8, ar` gives Arabic. Source: RFC 9110, section 12.5.4.
 */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function parseRange(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 };
}
