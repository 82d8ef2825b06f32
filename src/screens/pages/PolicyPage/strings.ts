import { defineStrings } from '#src/i18n/defineStrings.ts';

export const policyStrings = defineStrings('policy', {
  contents: 'On this page',
});
