/** Languages in which the API keeps names and strings. Source: product specification, section 1. */
export const LANGUAGES = ['en', 'fr', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
