import type { Endpoint } from '../defineEndpoint.ts';
import { currentUserEndpoint } from './account.ts';
import {
  createEmergencyProjectEndpoint,
  deleteEmergencyProjectEndpoint,
  emergencyProjectEndpoint,
  replaceEmergencyProjectEndpoint,
  responseEmergenciesEndpoint,
  updateEmergencyProjectEndpoint,
} from './activityForm.ts';
import { aggregateEndpoint } from './aggregate.ts';
import {
  alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  deleteAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
} from './alertSubscription.ts';
import { apiTokensEndpoint, createApiTokenEndpoint, revokeApiTokenEndpoint } from './apiToken.ts';
import { appealTotalsEndpoint } from './appealTotals.ts';
import { mainContactsEndpoint } from './contact.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  globalEnumsEndpoint,
  perComponentsEndpoint,
  regionsEndpoint,
  secondarySectorsEndpoint,
} from './domain.ts';
import { emergenciesEndpoint, emergencyNamesEndpoint } from './emergency.ts';
import { emergencyProjectOptionsEndpoint, emergencyProjectsEndpoint } from './emergencyActivity.ts';
import {
  appealDocumentsEndpoint,
  deploymentTotalsEndpoint,
  erusEndpoint,
  personnelEndpoint,
  severityHistoryEndpoint,
  situationReportsEndpoint,
  snippetsEndpoint,
} from './emergencyPage.ts';
import { emergencyBySlugEndpoint, emergencyEndpoint } from './emergencyRecord.ts';
import { createFieldReportFileEndpoint, deleteFieldReportFileEndpoint } from './fieldReportFile.ts';
import {
  actionsEndpoint,
  createFieldReportEndpoint,
  externalPartnersEndpoint,
  fieldReportEndpoint,
  reportTitleEndpoint,
  reviewCountriesEndpoint,
  supportedActivitiesEndpoint,
  updateFieldReportEndpoint,
} from './fieldReportForm.ts';
import { followEndpoint, unfollowEndpoint } from './follow.ts';
import { languageEndpoint } from './language.ts';
import {
  changePasswordEndpoint,
  changeRecoveredPasswordEndpoint,
  recoverPasswordEndpoint,
} from './password.ts';
import { updateUserEndpoint } from './profile.ts';
import {
  createProjectEndpoint,
  deleteProjectEndpoint,
  ongoingSocietiesEndpoint,
  primarySectorsEndpoint,
  projectEndpoint,
  projectOverviewEndpoint,
  projectsEndpoint,
  replaceProjectEndpoint,
  updateProjectEndpoint,
} from './project.ts';
import {
  regionMovementActivitiesEndpoint,
  regionProjectOverviewEndpoint,
  regionSocietyActivitiesEndpoint,
  societyActivitiesEndpoint,
} from './regionProject.ts';
import { domainWhitelistEndpoint, registerEndpoint, resendValidationEndpoint } from './registration.ts';
import { appealsEndpoint, fieldReportsEndpoint, surgeAlertsEndpoint } from './response.ts';
import { searchEndpoint } from './search.ts';
import { signInEndpoint } from './signIn.ts';
import { updateSubscriptionsEndpoint } from './subscription.ts';
import {
  deployedByEventEndpoint,
  deploymentsByMonthEndpoint,
  deploymentsBySocietyEndpoint,
  eruOwnerNamesEndpoint,
  eruOwnersEndpoint,
  eruReadinessEndpoint,
  personnelByEventEndpoint,
} from './surge.ts';
import { updateStringsEndpoint } from './translation.ts';

/** Every call of the product. The pact is made from this list; an endpoint that is not in it does not exist. */
export const ENDPOINTS: readonly Endpoint[] = [
  searchEndpoint,
  languageEndpoint,
  updateStringsEndpoint,
  globalEnumsEndpoint,
  countriesEndpoint,
  regionsEndpoint,
  districtsEndpoint,
  disasterTypesEndpoint,
  secondarySectorsEndpoint,
  perComponentsEndpoint,
  mainContactsEndpoint,
  currentUserEndpoint,
  signInEndpoint,
  domainWhitelistEndpoint,
  registerEndpoint,
  resendValidationEndpoint,
  recoverPasswordEndpoint,
  changeRecoveredPasswordEndpoint,
  changePasswordEndpoint,
  updateUserEndpoint,
  apiTokensEndpoint,
  createApiTokenEndpoint,
  revokeApiTokenEndpoint,
  updateSubscriptionsEndpoint,
  alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
  deleteAlertSubscriptionEndpoint,
  emergenciesEndpoint,
  emergencyNamesEndpoint,
  emergencyEndpoint,
  emergencyBySlugEndpoint,
  snippetsEndpoint,
  situationReportsEndpoint,
  appealDocumentsEndpoint,
  severityHistoryEndpoint,
  emergencyProjectsEndpoint,
  emergencyProjectOptionsEndpoint,
  emergencyProjectEndpoint,
  createEmergencyProjectEndpoint,
  replaceEmergencyProjectEndpoint,
  updateEmergencyProjectEndpoint,
  deleteEmergencyProjectEndpoint,
  responseEmergenciesEndpoint,
  personnelEndpoint,
  erusEndpoint,
  deploymentTotalsEndpoint,
  deploymentsByMonthEndpoint,
  deploymentsBySocietyEndpoint,
  personnelByEventEndpoint,
  deployedByEventEndpoint,
  eruOwnersEndpoint,
  eruReadinessEndpoint,
  eruOwnerNamesEndpoint,
  followEndpoint,
  unfollowEndpoint,
  appealsEndpoint,
  appealTotalsEndpoint,
  fieldReportsEndpoint,
  surgeAlertsEndpoint,
  aggregateEndpoint,
  fieldReportEndpoint,
  createFieldReportEndpoint,
  updateFieldReportEndpoint,
  createFieldReportFileEndpoint,
  deleteFieldReportFileEndpoint,
  reportTitleEndpoint,
  actionsEndpoint,
  externalPartnersEndpoint,
  supportedActivitiesEndpoint,
  reviewCountriesEndpoint,
  primarySectorsEndpoint,
  projectsEndpoint,
  projectEndpoint,
  createProjectEndpoint,
  replaceProjectEndpoint,
  updateProjectEndpoint,
  deleteProjectEndpoint,
  projectOverviewEndpoint,
  regionProjectOverviewEndpoint,
  regionMovementActivitiesEndpoint,
  regionSocietyActivitiesEndpoint,
  societyActivitiesEndpoint,
  ongoingSocietiesEndpoint,
];
