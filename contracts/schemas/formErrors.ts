/**
 * What can be wrong in any form, by key: the server says these sentences, the app translates them by their keys
 * (`formErrors`), its own and the server's alike.
 */
export const FORM_ERRORS = {
  required: 'This field is required.',
  wholeNumber: 'Enter a whole number, 0 or more.',
  positiveNumber: 'Enter a whole number greater than 0.',
  numberTooLarge: 'Enter a smaller number.',
  textTooLong: 'Enter a shorter text.',
  listTooLong: 'There are too many entries here. Remove some.',
  invalidEmail: 'Enter a valid email address.',
  invalidChoice: 'Choose one of the options.',
  noProvince: 'Choose at least one province.',
  invalidDate: 'Enter a valid date.',
  unlikelyDate: 'Enter a date between 1900 and 2100.',
  notVisibleChoice: 'Your organization cannot choose this visibility.',
  othersVisibility:
    'Only its author, an administrator of its country or a superuser can change who sees this record.',
  othersCountry:
    'You cannot bring a record of others into a country that you administer: ask its author, or an administrator of its country.',
  unknownRecord: 'This choice is no longer available. Choose again.',
} as const;
