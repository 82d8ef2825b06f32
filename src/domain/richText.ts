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

/** Characters of a line of text on a wide page: good enough to keep the room of a text that is still to come. */
const LINE_LENGTH = 90;
const MOST_LINES = 12;

/** How many lines a text will take, roughly; at least 2, at most 12. */
export function estimateLines(html: string): number {
  const length = html.replace(TAGS, '').length;
  return Math.min(MOST_LINES, Math.max(2, Math.ceil(length / LINE_LENGTH)));
}
