import type { Language } from '#contracts/languages.ts';
import type { dref_stage } from '#provider/database/schema.ts';

/** The texts of rows and files that people write, by the kind of row. Titles of needs, actions and interventions are keys. */
export const TEXTS_OF_ROWS = {
  titled: ['description'],
  risk: ['risk', 'mitigation'],
  source: ['source_name'],
  intervention: [
    'description',
    'progress_towards_outcome',
    'narrative_description_of_achievements',
    'lessons_learnt',
    'challenges',
  ],
  indicator: ['title'],
  activity: ['activity'],
  file: ['caption'],
} as const;

type StageRow = Pick<typeof dref_stage.$inferSelect, 'original_language' | 'row_texts'>;

/** Shows texts of rows in a language that the stage was written in before, as long as they say what they said then. */
export function rowTextsIn(language: Language, { original_language, row_texts }: StageRow) {
  const said = language === original_language ? undefined : row_texts?.[language];
  return <Row extends object>(row: Row, kind: keyof typeof TEXTS_OF_ROWS): Row => {
    if (!said) return row;
    const values = row as Readonly<Record<string, unknown>>;
    const translated = TEXTS_OF_ROWS[kind].flatMap((name) => {
      const text = String(values[name]);
      return Object.hasOwn(said, text) ? [[name, said[text]] as const] : [];
    });
    return { ...row, ...Object.fromEntries(translated) };
  };
}
