import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const emergencyTableStrings = defineStrings('emergencyTable', {
  startDate: fields.startDate,
  name: fields.name,
  severity: fields.severity,
  disasterType: fields.disasterType,
  glide: 'GLIDE',
  requested: fields.requestedAmountChf,
  affected: fields.affectedPeople,
  countries: common.countries,
  funded: fields.amountFundedChf,
  deployments: fields.deployments,
  updated: fields.updated,
});
