import { defineStrings } from '#src/i18n/defineStrings.ts';

export const surgeStrings = defineStrings('surge', {
  home: 'Home',
  surge: 'Surge',
  tabs: 'Parts of Surge',
  overview: 'Surge Overview',
  toolbox: 'Operational Toolbox',
  catalogue: 'Catalogue of Surge services',
  personnelNow: 'Ongoing Rapid Response Deployments',
  erusNow: 'Deployed ERUs',
  personnelYear: 'Rapid Response Deployments this year',
  erusYear: 'ERUs deployed this year',
});
