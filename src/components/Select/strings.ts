import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What a select says. Source: product specification, section 8; the hint, the count and the retry are our own. */
export const selectStrings = defineStrings('select', {
  pending: 'Fetching options...',
  empty: 'No option available',
  filteredEmpty: 'No option available for the search',
  failed: common.couldNotLoadOptions,
  selectAll: 'Select all',
  clear: actions.clear,
  close: common.close,
  open: actions.open,
  more: fields.andMore,
  tryAgain: common.tryAgain,
  typeToSearch: 'Type to search',
  count_one: '{count} option available',
  count_other: '{count} options available',
});
