import type { Translated } from '../translated.ts';

/** Titles of service cards: the kind of service that a card leads to, the same in each sector. */

export const RAPID_RESPONSE: Translated = {
  en: 'Rapid Response',
  fr: 'Réponse rapide',
  es: 'Respuesta rápida',
  ar: 'الاستجابة السريعة',
};

export const EMERGENCY_RESPONSE_UNIT: Translated = {
  en: 'Emergency Response Unit',
  fr: 'Unité d’intervention d’urgence',
  es: 'Unidad de respuesta a emergencias',
  ar: 'وحدة الاستجابة للطوارئ',
};
