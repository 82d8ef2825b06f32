import { hasText } from './richText.ts';
import { SANITISE_RULES } from './sanitise.ts';

const MARKUP = new RegExp(`</?(?:${SANITISE_RULES.allowedTags.join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Whether a text holds what an editor of rich text writes. `<5 years` and `<ana@example.org>` are none of it. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** Whether a text shows anything that was typed into a plain text area, or into an editor once. */
export const hasPlainText = (text: string | null | undefined): text is string =>
  Boolean(text?.trim()) && (!hasMarkup(text ?? '') || hasText(text));
