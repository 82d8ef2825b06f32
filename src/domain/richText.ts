/** What can be seen without any words. */
const PICTURES = /<(img|iframe|table|hr)\b/i;
/** Elements whose content no browser shows, and comments. */
const UNSEEN = /<(script|style|noscript|template|title|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?(-->|$)/gi;
const TAGS = /<\/?[a-z!?][^>]*(>|$)/gi;
/** Spaces that editors leave behind, spelt as entities, and characters without any width. */
const BLANKS =
  /&(nbsp|ensp|emsp|thinsp|zwnj|zwj|shy|lrm|rlm|#0*160|#x0*a0);|[\s\u00AD\u200B-\u200F\u2060\uFEFF]/gi;

/**
 * Whether rich text shows anything, so that nobody is led to an empty page: editors leave `<p>&nbsp;</p>` behind. Guesses
 * by patterns, without the sanitiser and without making HTML of it.
 */
export function hasText(html: string | null | undefined): boolean {
  if (!html) return false;
  const seen = html.replace(UNSEEN, '');
  return PICTURES.test(seen) || seen.replace(TAGS, '').replace(BLANKS, '') !== '';
}

const PLAIN_MARKS = /^(?:[^<]|<\/?(?:p|strong|b|em|i|u|ul|ol|li)>|<br ?\/?>)*$/i;

/** Whether rich text holds but paragraphs, lists and stress, none with an attribute: nothing in it could do harm. */
export const hasPlainMarks = (html: string): boolean => PLAIN_MARKS.test(html);

/** Characters of a line of text, on a wide page and on a phone: good enough to keep the room of a text that is still to come. */
const LINE_LENGTH = { wide: 90, phone: 44 };
/** What lies between two paragraphs, in lines. */
const GAP = 0.6;
const MOST_LINES = { wide: 12, phone: 24 };
const PARAGRAPH_END = /<\/(?:p|div|li|h[1-6]|tr)>|<br ?\/?>/i;

/** How many lines a text will take, roughly; at least 2, at most 12, or 24 on a phone. */
export function estimateLines(html: string, on: keyof typeof LINE_LENGTH): number {
  const lengths = html
    .replace(UNSEEN, '')
    .split(PARAGRAPH_END)
    .map((paragraph) => paragraph.replace(TAGS, '').trim().length)
    .filter((length) => length > 0);
  const lines = lengths.reduce((sum, length) => sum + Math.ceil(length / LINE_LENGTH[on]), 0);
  const gaps = GAP * Math.max(0, lengths.length - 1);
  return Math.min(MOST_LINES[on], Math.max(2, Math.round(lines + gaps)));
}
