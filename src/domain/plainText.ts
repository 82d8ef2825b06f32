/** Block elements of rich text, after which a new paragraph begins. */
const PARAGRAPH_END = /<\/(p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi;

/**
 * The paragraphs of rich text, without its markup: nothing of it can run, as it is never made HTML. Formatting is lost;
 * pages that need it sanitise instead.
 */
export function plainParagraphs(html: string | null | undefined): string[] {
  if (!html) return [];
  const marked = html.replace(PARAGRAPH_END, '$&\n');
  // A document of its own: it loads nothing, runs nothing and is thrown away.
  const text = new DOMParser().parseFromString(marked, 'text/html').body.textContent ?? '';
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
