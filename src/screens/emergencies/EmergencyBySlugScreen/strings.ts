import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyBySlugStrings = defineStrings('emergencyBySlug', {
  pending: 'Loading the emergency…',
  failed: 'The emergency could not be loaded',
  all: actions.viewAllEmergencies,
});
