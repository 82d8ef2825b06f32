import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const surgeStrings = defineStrings('surge', {
  home: fields.home,
  surge: 'Surge',
  tabs: 'Surge sections',
  overview: 'Surge overview',
  toolbox: 'Operational toolbox',
  catalogue: 'Catalogue of surge services',
  personnelNow: fields.ongoingRapidResponseDeployments,
  erusNow: fields.deployedErus,
  personnelYear: 'Rapid response deployments this year',
  erusYear: fields.erusDeployedThisYear,
});
