import { defineStrings } from '#src/i18n/defineStrings.ts';

/** Who wrote and changed a record, and what. */
export const recordHistoryStrings = defineStrings('recordHistory', {
  heading: 'History',
  created: 'Written',
  changed: 'Changed: {parts}',
  unknown: 'Someone whose account no longer exists',
  title: 'title',
  name: 'name',
  description: 'texts',
  visibility: 'visibility',
  places: 'places',
  dates: 'dates',
  people: 'numbers of people',
  contacts: 'contacts',
  status: 'status',
  files: 'files',
  money: 'amounts',
  actions: 'actions and activities',
  other: 'other details',
});
