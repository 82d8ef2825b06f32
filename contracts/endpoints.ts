import * as alertSubscriptions from './account/alertSubscriptions.ts';
import * as apiTokens from './account/apiTokens.ts';
import * as approval from './account/approval.ts';
import * as currentUser from './account/currentUser.ts';
import * as passwords from './account/passwords.ts';
import * as people from './account/people.ts';
import * as profile from './account/profile.ts';
import * as registration from './account/registration.ts';
import * as signIn from './account/signIn.ts';
import * as signOut from './account/signOut.ts';
import * as subscriptions from './account/subscriptions.ts';
import * as activitiesChoices from './activities/choices.ts';
import * as activitiesList from './activities/list.ts';
import * as activitiesRecord from './activities/record.ts';
import * as countriesDatabank from './countries/databank.ts';
import * as countriesFigures from './countries/figures.ts';
import * as countriesRecord from './countries/record.ts';
import * as countriesSociety from './countries/society.ts';
import type { Endpoint } from './defineEndpoint.ts';
import * as drefFiles from './dref/files.ts';
import * as drefList from './dref/list.ts';
import * as drefPdf from './dref/pdf.ts';
import * as drefRecord from './dref/record.ts';
import * as drefShare from './dref/share.ts';
import * as drefStages from './dref/stages.ts';
import * as drefSteps from './dref/steps.ts';
import * as drefUpdates from './dref/updates.ts';
import * as appeals from './emergencies/appeals.ts';
import * as appealTotals from './emergencies/appealTotals.ts';
import * as emergencyFigures from './emergencies/figures.ts';
import * as follow from './emergencies/follow.ts';
import * as emergenciesList from './emergencies/list.ts';
import * as emergencyNames from './emergencies/names.ts';
import * as emergencyPage from './emergencies/page.ts';
import * as pastEmergencies from './emergencies/past.ts';
import * as emergenciesRecord from './emergencies/record.ts';
import * as fieldReportsChoices from './fieldReports/choices.ts';
import * as files from './fieldReports/files.ts';
import * as fieldReportsList from './fieldReports/list.ts';
import * as fieldReportsRecord from './fieldReports/record.ts';
import * as flashFiles from './flashUpdates/files.ts';
import * as flashList from './flashUpdates/list.ts';
import * as flashRecord from './flashUpdates/record.ts';
import * as flashShare from './flashUpdates/share.ts';
import * as strings from './language/strings.ts';
import * as translation from './language/translation.ts';
import * as localUnitsExternal from './localUnits/external.ts';
import * as localUnitsList from './localUnits/list.ts';
import * as localUnitsOptions from './localUnits/options.ts';
import * as localUnitsOutOfUse from './localUnits/outOfUse.ts';
import * as localUnitsRecord from './localUnits/record.ts';
import * as localUnitsSteps from './localUnits/steps.ts';
import * as localUnitsUpload from './localUnits/upload.ts';
import * as operationalLearnings from './operationalLearning/learnings.ts';
import * as learningSummary from './operationalLearning/summary.ts';
import * as perDocuments from './per/documents.ts';
import * as perExport from './per/export.ts';
import * as perFiles from './per/files.ts';
import * as perOptions from './per/options.ts';
import * as perOverview from './per/overview.ts';
import * as perProcess from './per/process.ts';
import * as perPublic from './per/public.ts';
import * as perQuestions from './per/questions.ts';
import * as perResults from './per/results.ts';
import * as perStatistics from './per/statistics.ts';
import * as perSteps from './per/steps.ts';
import * as projectFigures from './projects/figures.ts';
import * as projectsList from './projects/list.ts';
import * as projectsRecord from './projects/record.ts';
import * as projectRegions from './projects/regions.ts';
import * as admin2 from './reference/admin2.ts';
import * as reference from './reference/lists.ts';
import * as regionLists from './regions/list.ts';
import * as regionRecord from './regions/record.ts';
import * as earlyActions from './risk/earlyActions.ts';
import * as imminent from './risk/imminent.ts';
import * as seasonal from './risk/seasonal.ts';
import * as search from './search/search.ts';
import * as alerts from './surge/alerts.ts';
import * as deployments from './surge/deployments.ts';
import * as units from './surge/units.ts';

/** The files of the API's areas, each of which exports its calls. */
const FILES: readonly object[] = [
  alertSubscriptions,
  apiTokens,
  approval,
  currentUser,
  passwords,
  people,
  profile,
  registration,
  signIn,
  signOut,
  subscriptions,
  activitiesChoices,
  activitiesList,
  activitiesRecord,
  countriesRecord,
  countriesDatabank,
  countriesFigures,
  countriesSociety,
  drefFiles,
  drefList,
  drefUpdates,
  drefPdf,
  drefRecord,
  drefShare,
  drefStages,
  drefSteps,
  appeals,
  appealTotals,
  emergencyFigures,
  follow,
  emergenciesList,
  emergencyNames,
  emergencyPage,
  pastEmergencies,
  emergenciesRecord,
  fieldReportsChoices,
  files,
  fieldReportsList,
  fieldReportsRecord,
  flashFiles,
  flashList,
  flashRecord,
  flashShare,
  strings,
  translation,
  localUnitsExternal,
  localUnitsList,
  localUnitsOptions,
  localUnitsOutOfUse,
  localUnitsRecord,
  localUnitsSteps,
  localUnitsUpload,
  operationalLearnings,
  learningSummary,
  perDocuments,
  perExport,
  perFiles,
  perOptions,
  perOverview,
  perProcess,
  perPublic,
  perQuestions,
  perResults,
  perStatistics,
  perSteps,
  projectFigures,
  projectsList,
  projectsRecord,
  projectRegions,
  admin2,
  reference,
  regionLists,
  regionRecord,
  earlyActions,
  imminent,
  seasonal,
  search,
  alerts,
  deployments,
  units,
];

/** Every call of the product: all that the areas export. The pact is made from this list. */
export const ENDPOINTS: readonly Endpoint[] = FILES.flatMap((file) => Object.values(file).filter(isEndpoint));

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'interactions' in exported;
}
