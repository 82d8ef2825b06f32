import type { Endpoint } from '../defineEndpoint.ts';
import * as account from './account.ts';
import * as activityForm from './activityForm.ts';
import * as aggregate from './aggregate.ts';
import * as alertSubscription from './alertSubscription.ts';
import * as apiToken from './apiToken.ts';
import * as appealTotals from './appealTotals.ts';
import * as approval from './approval.ts';
import * as contact from './contact.ts';
import * as domain from './domain.ts';
import * as emergency from './emergency.ts';
import * as emergencyActivity from './emergencyActivity.ts';
import * as emergencyPage from './emergencyPage.ts';
import * as emergencyRecord from './emergencyRecord.ts';
import * as fieldReportFile from './fieldReportFile.ts';
import * as fieldReportForm from './fieldReportForm.ts';
import * as follow from './follow.ts';
import * as language from './language.ts';
import * as password from './password.ts';
import * as profile from './profile.ts';
import * as project from './project.ts';
import * as regionProject from './regionProject.ts';
import * as registration from './registration.ts';
import * as response from './response.ts';
import * as search from './search.ts';
import * as signIn from './signIn.ts';
import * as signOut from './signOut.ts';
import * as subscription from './subscription.ts';
import * as surge from './surge.ts';
import * as translation from './translation.ts';

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
