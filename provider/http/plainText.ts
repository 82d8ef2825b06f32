/** Elements whose content no browser shows, and comments. */
const UNSEEN = /<(script|style|noscript|template|title|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?(-->|$)/gi;
const PARAGRAPH_END = /<\/(p|div|li|h[1-6]|tr|blockquote)\s*>|<br\s*\/?>/gi;
const TAGS = /<\/?[a-z!?][^>]*(>|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The paragraphs of rich text without its markup. What comes of it is text: escape it before it stands in a page. */
export const plainParagraphs = (html: string | null | undefined): string[] =>
  (html ?? '')
    .replace(UNSEEN, '')
    .replace(PARAGRAPH_END, '\n')
    .replace(TAGS, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
