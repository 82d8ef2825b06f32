import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What a select says. Source: product specification, section 8; the hint, the count and the retry are our own. */
export const selectStrings = defineStrings('select', {
  pending: 'Fetching options...',
  empty: 'No option available',
  filteredEmpty: 'No option available for the search',
  failed: 'Could not load options',
  selectAll: 'Select all',
  clear: 'Clear',
  close: 'Close',
  open: 'Open',
  more: 'and {count} more',
  tryAgain: 'Try again',
  typeToSearch: 'Type to search',
  count_one: '{count} option available',
  count_other: '{count} options available',
});
