import type { Translated } from '#provider/database/schema/columns.ts';

/** What plans of countries want money for, by key. */
export const PLAN_PRIORITIES: Readonly<Record<string, Translated>> = {
  ongoing_emergency_operations: {
    en: 'Ongoing emergency operations',
    fr: 'Opérations d’urgence en cours',
    es: 'Operaciones de emergencia en curso',
    ar: 'عمليات الطوارئ الجارية',
  },
  climate_and_environment: {
    en: 'Climate and environment',
    fr: 'Climat et environnement',
    es: 'Clima y medio ambiente',
    ar: 'المناخ والبيئة',
  },
  disasters_and_crisis: {
    en: 'Disasters and crises',
    fr: 'Catastrophes et crises',
    es: 'Desastres y crisis',
    ar: 'الكوارث والأزمات',
  },
  health_and_wellbeing: {
    en: 'Health and wellbeing',
    fr: 'Santé et bien-être',
    es: 'Salud y bienestar',
    ar: 'الصحة والعافية',
  },
  migration_and_displacement: {
    en: 'Migration and displacement',
    fr: 'Migration et déplacement',
    es: 'Migración y desplazamiento',
    ar: 'الهجرة والنزوح',
  },
  value_power_and_inclusion: {
    en: 'Values, power and inclusion',
    fr: 'Valeurs, pouvoir et inclusion',
    es: 'Valores, poder e inclusión',
    ar: 'القيم والتمكين والإدماج',
  },
};

/** In which sectors partners take part in them, by key. */
export const PLAN_SECTORS: Readonly<Record<string, Translated>> = {
  climate: { en: 'Climate', fr: 'Climat', es: 'Clima', ar: 'المناخ' },
  crisis: { en: 'Crisis', fr: 'Crise', es: 'Crisis', ar: 'الأزمات' },
  health: { en: 'Health', fr: 'Santé', es: 'Salud', ar: 'الصحة' },
  migration: { en: 'Migration', fr: 'Migration', es: 'Migración', ar: 'الهجرة' },
  inclusion: { en: 'Inclusion', fr: 'Inclusion', es: 'Inclusión', ar: 'الإدماج' },
  enabling_functions: {
    en: 'Enabling functions',
    fr: 'Fonctions d’appui',
    es: 'Funciones de apoyo',
    ar: 'الوظائف الداعمة',
  },
};
