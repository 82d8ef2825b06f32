import { page as civilMilitaryRelations } from '../pages/other/civil-military-relations.ts';
import { page as disasterRiskReduction } from '../pages/other/disaster-risk-reduction.ts';
import { page as greenResponse } from '../pages/other/green-response.ts';
import { page as humanResources } from '../pages/other/human-resources.ts';
import { page as humanitarianDiplomacy } from '../pages/other/humanitarian-diplomacy.ts';
import { page as internationalDisasterResponseLaw } from '../pages/other/international-disaster-response-law.ts';
import { page as migration } from '../pages/other/migration.ts';
import { page as nationalSocietyDevelopment } from '../pages/other/national-society-development.ts';
import { page as preparednessEffectiveResponse } from '../pages/other/preparedness-effective-response.ts';
import { page as recovery } from '../pages/other/recovery.ts';
import { page as strategicPartnershipResourceMobilisation } from '../pages/other/strategic-partnership-resource-mobilisation.ts';
import { page as uav } from '../pages/other/uav.ts';
import type { SectionPages } from '../types.ts';

/** The pages of advisers and teams who stand in the menu by themselves. */
export const pages: SectionPages = {
  'other/civil-military-relations': civilMilitaryRelations,
  'other/disaster-risk-reduction': disasterRiskReduction,
  'other/uav': uav,
  'other/green-response': greenResponse,
  'other/humanitarian-diplomacy': humanitarianDiplomacy,
  'other/human-resources': humanResources,
  'other/international-disaster-response-law': internationalDisasterResponseLaw,
  'other/migration': migration,
  'other/national-society-development': nationalSocietyDevelopment,
  'other/preparedness-effective-response': preparednessEffectiveResponse,
  'other/recovery': recovery,
  'other/strategic-partnership-resource-mobilisation': strategicPartnershipResourceMobilisation,
};
