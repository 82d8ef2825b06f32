import type { Language } from '#contracts/languages.ts';
import { escaped } from '#provider/http/html.ts';
import { isolate } from '#rules/isolate.ts';
import type { Mail } from './mailer.ts';
import { MAIL_TEXTS, type MailKind } from './texts.ts';

/** A mail of a kind in its reader's language. `values` fill the places of its text. */
export function composeMail(
  kind: MailKind,
  { to, language }: { to: string; language: Language },
  values: Readonly<Record<string, string>>,
): Mail {
  const { subject, paragraphs } = MAIL_TEXTS[language][kind];
  const shown = language === 'ar' ? isolated(values) : values;
  // A link stands alone, and is followed as it is.
  const filled = paragraphs.map((paragraph) => fill(paragraph, paragraph === '{link}' ? values : shown));
  const html = paragraphs.map((paragraph, index) =>
    paragraph === '{link}'
      ? `<p><a href="${escaped(filled[index] ?? '')}" dir="ltr">${escaped(filled[index] ?? '')}</a></p>`
      : `<p>${escaped(filled[index] ?? '')}</p>`,
  );
  return {
    to,
    // A line break in a name must not begin another header.
    subject: fill(subject, shown).replaceAll(/\s+/g, ' '),
    text: filled.join('\n\n'),
    html: `<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${html.join('')}</div>`,
  };
}

const isolated = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));

function fill(text: string, values: Readonly<Record<string, string>>) {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
