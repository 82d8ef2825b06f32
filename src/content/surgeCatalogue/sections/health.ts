import { page as communityBasedSurveillance } from '../pages/health/community-based-surveillance.ts';
import { page as communityCaseManagementChlorea } from '../pages/health/community-case-management-chlorea.ts';
import { page as communityManagementMalnutrition } from '../pages/health/community-management-malnutrition.ts';
import { page as emergencyClinic } from '../pages/health/emergency-clinic.ts';
import { page as eruChloreaTreatment } from '../pages/health/eru-chlorea-treatment.ts';
import { page as eruClinic } from '../pages/health/eru-clinic.ts';
import { page as eruHospital } from '../pages/health/eru-hospital.ts';
import { page as eruPsychosocialSupport } from '../pages/health/eru-psychosocial-support.ts';
import { page as eruSurgical } from '../pages/health/eru-surgical.ts';
import { page as maternalNewbornClinic } from '../pages/health/maternal-newborn-clinic.ts';
import { page as safeDignifiedBurials } from '../pages/health/safe-dignified-burials.ts';
import { page as section } from '../pages/health.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  health: section,
  'health/eru-clinic': eruClinic,
  'health/eru-hospital': eruHospital,
  'health/eru-surgical': eruSurgical,
  'health/maternal-newborn-clinic': maternalNewbornClinic,
  'health/emergency-clinic': emergencyClinic,
  'health/eru-chlorea-treatment': eruChloreaTreatment,
  'health/community-case-management-chlorea': communityCaseManagementChlorea,
  'health/community-based-surveillance': communityBasedSurveillance,
  'health/safe-dignified-burials': safeDignifiedBurials,
  'health/community-management-malnutrition': communityManagementMalnutrition,
  'health/eru-psychosocial-support': eruPsychosocialSupport,
};
