import { defineStrings } from '#src/i18n/defineStrings.ts';

export const notFoundStrings = defineStrings('notFound', {
  heading: 'Page not found',
  text: 'If you typed the address, check it is correct. The page may have moved.',
  wayOn: 'Where to go from here',
  search: 'Search emergencies, countries and reports',
  backToHome: 'Go to the home page',
});
