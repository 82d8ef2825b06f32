import { Fragment } from 'react';
import { type EnglishWhere, isEnglish } from '#src/i18n/english.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { Unbroken } from '../Unbroken/index.tsx';

interface EnglishProps {
  /** `@default` 'always' */
  where?: EnglishWhere | undefined;
  children: string | null | undefined;
}

/** What joins names in Arabic, before one in Latin letters: it is no part of them. */
const JOINT = /(، و| و)(?=\p{Script=Latin})/u;

/**
 * A text that a service has in English, on a page of another language: read aloud by an English voice, and set from its own
 * side; its dates stay whole. Names of a list are told from what joins them. Source: WCAG 2.2, 3.1.2.
 */
export function English({ where = 'always', children: text }: EnglishProps) {
  const language = useLanguage();
  if (!text) return text;
  const parts = language === 'ar' ? text.split(JOINT) : [text];
  return parts.map((part, index) => {
    const whole = <Unbroken>{part}</Unbroken>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <Fragment key={index}>
        {isEnglish(part, where, language) ? <bdi lang="en">{whole}</bdi> : whole}
      </Fragment>
    );
  });
}
