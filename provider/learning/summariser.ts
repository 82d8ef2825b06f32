import type { Translated } from '#provider/database/schema/columns.ts';
import type { Insight } from '#provider/database/schema/learning.ts';

/** A learning as it is summarised. */
export interface Extract {
  id: number;
  text: Translated;
  sectors: readonly number[];
  components: readonly number[];
}

/** What is written of some learnings, and of which. */
export interface SummaryPart {
  about: 'sector' | 'component';
  subject_id: number;
  content: Translated;
  learning_ids: number[];
}
export interface WrittenSummary {
  insights: Insight[];
  learning_ids: number[];
  parts: SummaryPart[];
}

/** What sectors and components are called, for headings. */
export type Titles = Readonly<Record<'sector' | 'component', ReadonlyMap<number, Translated>>>;

/**
 * Writes a summary of learnings, of which there is at least one. `signal`: nobody waits for it any more. Rejects where it cannot.
 * What stands here strings together the learnings themselves, so that the product is whole without a language model; another one
 * is given to `buildServer`.
 */
export type Summariser = (
  extracts: readonly Extract[],
  titles: Titles,
  signal: AbortSignal,
) => Promise<WrittenSummary>;

const MOST_INSIGHTS = 3;
/** So many different learnings are quoted for a heading. */
const MOST_QUOTED = 3;

export const quote: Summariser = async (extracts, titles) => {
  const parts = (['sector', 'component'] as const).flatMap((about) =>
    mostFrequent(extracts, ({ sectors, components }) => (about === 'sector' ? sectors : components)).map(
      ([subject_id, own]) => ({
        about,
        subject_id,
        content: contentOf(own),
        learning_ids: own.map(({ id }) => id),
      }),
    ),
  );
  const chief = parts.filter(({ about }) => about === 'component').slice(0, MOST_INSIGHTS);
  return {
    parts,
    insights: chief.map(({ subject_id, content }) => ({
      title: titles.component.get(subject_id) ?? { en: '' },
      content,
    })),
    learning_ids: [...new Set(chief.flatMap(({ learning_ids }) => learning_ids))],
  };
};

/** Learnings by what they are about; what most are about comes first. */
function mostFrequent(extracts: readonly Extract[], subjects: (extract: Extract) => readonly number[]) {
  const groups = new Map<number, Extract[]>();
  for (const extract of extracts)
    for (const subject of subjects(extract)) groups.set(subject, [...(groups.get(subject) ?? []), extract]);
  return [...groups].sort(([one, its], [other, others]) => others.length - its.length || one - other);
}

function contentOf(extracts: readonly Extract[]): Translated {
  const different = [...new Map(extracts.map((extract) => [extract.text.en, extract])).values()];
  const quoted = different.slice(0, MOST_QUOTED);
  const inLanguage = (language: 'en' | 'fr' | 'es' | 'ar') =>
    quoted.map(({ text }) => text[language] ?? text.en).join(' ');
  return { en: inLanguage('en'), fr: inLanguage('fr'), es: inLanguage('es'), ar: inLanguage('ar') };
}
