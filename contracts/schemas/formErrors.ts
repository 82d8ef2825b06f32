/**
 * What can be wrong in any form, by key: the server says these sentences, the app translates them by their keys
 * (`formErrors`), its own and the server's alike.
 */
export const FORM_ERRORS = {
  required: 'This field is required.',
  wholeNumber: 'Enter a whole number, 0 or more.',
  positiveNumber: 'Enter a whole number above 0.',
  numberTooLarge: 'Enter a smaller number.',
  textTooLong: 'Enter a shorter text.',
  invalidEmail: 'Enter a valid e-mail address.',
  invalidChoice: 'Choose one of the options.',
  invalidDate: 'Enter a valid date.',
  notVisibleChoice: 'Your organisation cannot choose this visibility.',
  unknownRecord: 'What was chosen here does not exist any more. Choose again.',
} as const;
