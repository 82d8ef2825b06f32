import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyPrintStrings = defineStrings('emergencyPrint', {
  heading: 'Overview for print',
  print: actions.print,
  back: 'Back to the emergency',
  printedOn: '{address}, printed on {date}',
});
