import { type EnglishWhere, isEnglish } from '#src/i18n/english.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { Unbroken } from '../Unbroken/index.tsx';

interface EnglishProps {
  /** `@default` 'always' */
  where?: EnglishWhere | undefined;
  children: string | null | undefined;
}

/**
 * A text that a service has in English, on a page of another language: read aloud by an English voice, and set from its own
 * side; its dates stay whole. Source: WCAG 2.2, 3.1.2.
 */
export function English({ where = 'always', children: text }: EnglishProps) {
  const language = useLanguage();
  if (!text) return text;
  const whole = <Unbroken>{text}</Unbroken>;
  return isEnglish(text, where, language) ? <bdi lang="en">{whole}</bdi> : whole;
}
