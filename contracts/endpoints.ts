import * as alertSubscription from './account/alertSubscriptions.ts';
import * as apiToken from './account/apiTokens.ts';
import * as approval from './account/approval.ts';
import * as account from './account/currentUser.ts';
import * as password from './account/passwords.ts';
import * as profile from './account/profile.ts';
import * as registration from './account/registration.ts';
import * as signIn from './account/signIn.ts';
import * as signOut from './account/signOut.ts';
import * as subscription from './account/subscriptions.ts';
import * as activityForm from './activities/endpoints.ts';
import * as emergencyActivity from './activities/list.ts';
import type { Endpoint } from './defineEndpoint.ts';
import * as appealTotals from './emergencies/appealTotals.ts';
import * as emergency from './emergencies/endpoints.ts';
import * as aggregate from './emergencies/figures.ts';
import * as follow from './emergencies/follow.ts';
import * as emergencyPage from './emergencies/page.ts';
import * as emergencyRecord from './emergencies/record.ts';
import * as response from './emergencies/response.ts';
import * as fieldReportForm from './fieldReports/endpoints.ts';
import * as fieldReportFile from './fieldReports/files.ts';
import * as language from './language/endpoints.ts';
import * as translation from './language/translation.ts';
import * as project from './projects/endpoints.ts';
import * as regionProject from './projects/regions.ts';
import * as contact from './reference/contacts.ts';
import * as domain from './reference/endpoints.ts';
import * as search from './search/endpoints.ts';
import * as surge from './surge/endpoints.ts';

/** The areas of the API, each a file that exports its calls. */
const AREAS: readonly object[] = [
  search,
  language,
  translation,
  domain,
  contact,
  account,
  signIn,
  signOut,
  registration,
  approval,
  password,
  profile,
  apiToken,
  subscription,
  alertSubscription,
  emergency,
  emergencyRecord,
  emergencyPage,
  emergencyActivity,
  activityForm,
  surge,
  follow,
  response,
  appealTotals,
  aggregate,
  fieldReportForm,
  fieldReportFile,
  project,
  regionProject,
];

/** Every call of the product: all that an area exports. The pact is made from this list. */
export const ENDPOINTS: readonly Endpoint[] = AREAS.flatMap((area) => Object.values(area).filter(isEndpoint));

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'interactions' in exported;
}
