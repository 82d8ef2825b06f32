import type { FastifyInstance } from 'fastify';
import type { Accounts } from '#provider/security/accounts.ts';
import { accountRoutes } from './account/account.ts';
import { approvalRoutes } from './account/approval.ts';
import { profileRoutes } from './account/profile.ts';
import { registrationRoutes } from './account/registration.ts';
import { activityRoutes } from './activities.ts';
import { countryRoutes } from './countries.ts';
import { emergencyRoutes } from './emergencies.ts';
import { fieldReportFileRoutes } from './fieldReportFiles.ts';
import { fieldReportRoutes } from './fieldReports.ts';
import { healthRoutes } from './health.ts';
import { languageRoutes } from './language.ts';
import { localUnitRoutes } from './localUnits.ts';
import { localUnitUploadRoutes } from './localUnitUploads.ts';
import { perRoutes } from './per.ts';
import { regionProjectRoutes } from './projectRegions.ts';
import { projectRoutes } from './projects.ts';
import { domainRoutes } from './reference.ts';
import { regionRoutes } from './regions.ts';
import { riskRoutes } from './risk.ts';
import { searchRoutes } from './search.ts';
import { surgeRoutes } from './surge.ts';

/** Every call that the embedded API answers; each file registers one area on the database it is given. */
export function apiRoutes(app: FastifyInstance, { accounts }: { accounts: Accounts }): void {
  accountRoutes(app, accounts);
  profileRoutes(app, accounts);
  registrationRoutes(app, accounts);
  approvalRoutes(app, accounts);
  languageRoutes(app, app.db);
  domainRoutes(app, app.db);
  countryRoutes(app, app.db);
  regionRoutes(app);
  emergencyRoutes(app, app.db);
  activityRoutes(app, app.db);
  surgeRoutes(app, app.db);
  fieldReportRoutes(app, app.db);
  localUnitRoutes(app, app.db);
  localUnitUploadRoutes(app, app.db);
  perRoutes(app, app.db);
  projectRoutes(app, app.db);
  regionProjectRoutes(app, app.db);
  fieldReportFileRoutes(app, app.db);
  riskRoutes(app, app.db);
  searchRoutes(app, app.db);
  healthRoutes(app, app.db);
}
