import { useMemo } from 'react';
import type { Language } from '#contracts/languages.ts';
import { whenIdle } from '#src/core/whenIdle.ts';
import { MISSING } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

export interface Option {
  value: string;
  label: string;
}

/** What can be chosen, as far as it is known. */
export interface Options {
  /** Undefined while they are on their way. */
  options: readonly Option[] | undefined;
  error?: unknown;
  retry?: () => void;
}

/** The first collation takes a phone 50 to 90 ms to be made: it is before a choice is opened, and not while a page is waited for. */
whenIdle(() => new Intl.Collator());

type Named = readonly { id: number | string; name?: string | null | undefined }[];

/** By name, as the reader's language sorts names; undefined while they are on their way. */
export function useByName(items: Named | undefined): readonly Option[] | undefined {
  const language = useLanguage();
  return useMemo(() => items && byName(items, language), [items, language]);
}

function byName(items: Named, language: Language): Option[] {
  const collator = intl('Collator', localeOf(language));
  return items
    .map(({ id, name }) => ({ value: String(id), label: name ?? MISSING }))
    .sort((one, other) => collator.compare(one.label, other.label));
}
