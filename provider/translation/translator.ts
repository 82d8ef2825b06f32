import type { Language } from '#contracts/languages.ts';

/**
 * Translates texts into English, by their names. `signal`: nobody waits for it any more. Rejects where it cannot. What stands
 * here takes the texts over as they are, so that a process goes on without a translation service; another is given to
 * `buildServer`.
 */
export type Translator = (
  texts: Readonly<Record<string, string>>,
  from: Language,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, string>>>;

export const takeOver: Translator = async (texts) => texts;
