import { type EnglishWhere, isEnglish } from '#src/i18n/english.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

interface EnglishProps {
  /** `@default` 'always' */
  where?: EnglishWhere | undefined;
  children: string | null | undefined;
}

/**
 * A text that a service has in English, on a page of another language: read aloud by an English voice, and set from its own
 * side. Source: WCAG 2.2, 3.1.2.
 */
export function English({ where = 'always', children: text }: EnglishProps) {
  const language = useLanguage();
  return text && isEnglish(text, where, language) ? <bdi lang="en">{text}</bdi> : text;
}
