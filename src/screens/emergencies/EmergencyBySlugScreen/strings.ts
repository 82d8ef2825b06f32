import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyBySlugStrings = defineStrings('emergencyBySlug', {
  pending: 'Fetching event…',
  failed: 'Error loading event',
  all: 'View all emergencies',
});
