import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Emergencies by country on a map. */
export const emergencyMapStrings = defineStrings('emergencyMap', {
  map: fields.emergenciesByCountry,
  affected: fields.affectedPeople,
  colorBy: fields.colourBy,
  byResponse: 'Level of response',
  bySeverity: fields.severity,
  scaleBy: fields.scalePointsBy,
  byPeople: 'Number of people affected',
  byNumber: fields.numberOfEmergencies,
  withResponse: 'With IFRC response',
  withoutResponse: 'Without IFRC response',
  mixedResponse: 'Mixed levels of response',
  responseNote: '“Response” means at least one appeal or DREF operation.',
  peopleAffected: 'People affected: {count}',
  mapSource: fields.sourceGoDemonstrationData,
  red: common.severityRed,
  orange: common.severityOrange,
  yellow: common.severityYellow,
  unknownSeverity: fields.severityUnknown,
});
