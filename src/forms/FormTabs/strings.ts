import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const threeWTabsStrings = defineStrings('threeWTabs', {
  tabs: 'What to enter',
  project: fields.project,
  activity: 'Response activity',
});
