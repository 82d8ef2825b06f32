import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyPrintStrings = defineStrings('emergencyPrint', {
  heading: 'Overview for print',
  back: 'Back to the emergency',
});
