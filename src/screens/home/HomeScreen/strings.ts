import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const homeStrings = defineStrings('home', {
  title: fields.home,
  heading: 'Disaster response and preparedness',
  description: 'Needs and response in emergencies around the world, for responders and decision-makers.',
  mapHeading: fields.activeOperations,
});
