import type { Language } from '#contracts/languages.ts';
import { labelOf } from '../labels.ts';

const LEVELS = [0, 1, 2] as const;

/** 0 yellow, 1 orange, 2 red, and its text. The column holds nothing else. */
export const severity = (level: number, language: Language) => ({
  level: LEVELS.find((known) => known === level) ?? 0,
  text: labelOf('api_alert_level', level, language),
});

/** The three fields that every record of an emergency says its severity with. */
export const severityFields = (
  row: { ifrc_severity_level: number; ifrc_severity_level_update_date: string | null },
  language: Language,
) => {
  const { level, text } = severity(row.ifrc_severity_level, language);
  return {
    ifrc_severity_level: level,
    ifrc_severity_level_display: text,
    ifrc_severity_level_update_date: row.ifrc_severity_level_update_date,
  };
};
