import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const activityListStrings = defineStrings('activityList', {
  search: 'Search',
  society: fields.nationalSociety,
  allSocieties: fields.allNationalSocieties,
  unit: fields.emergencyResponseUnit,
  allUnits: fields.allUnits,
  sector: fields.sector,
  allSectors: fields.allSectors,
  status: fields.status,
  allStatuses: fields.allStatuses,
  lead: fields.ledBy,
  anyLead: 'Anyone',
  actor: fields.nationalSocietyEru,
  title: fields.title,
  province: fields.provinceRegion,
  services: 'Services provided to people in need',
  sectors: fields.sectors,
  done: fields.whatIsDone,
  actions: fields.actions,
  actionsOf: fields.actionsFor,
  view: actions.viewDetails,
  edit: actions.edit,
  duplicate: actions.duplicate,
});
