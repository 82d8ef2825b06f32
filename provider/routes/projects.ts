import type { FastifyInstance } from 'fastify';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { projectEndpoints } from '#contracts/projects/record.ts';
import { primarySectorsEndpoint } from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { primary_sector } from '#provider/database/schema.ts';
import { implement } from '#provider/http/implement.ts';
import { serveRows } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { findProject, projectList } from '#provider/queries/projects/projects.ts';
import { listOngoingSocieties, sumProjects } from '#provider/queries/projects/projectTotals.ts';
import { listSectors } from '#provider/queries/reference/taxonomy.ts';
import { projectRecord } from '#provider/records/projects.ts';
import { can } from '#rules/permissions.ts';
import { writtenProject } from '#rules/written.ts';

/** Serves 3W projects: lists, figures, one of them, and the writing of them. */
export function projectRoutes(app: FastifyInstance, db: Database): void {
  implement(app, primarySectorsEndpoint, {
    handle: ({ language }) => listSectors(db, primary_sector, language),
  });
  serveRows(app, projectsEndpoint, projectList);
  implement(app, projectOverviewEndpoint, {
    handle: ({ query, user, language }) => sumProjects(db, query, { user, language }),
  });
  implement(app, ongoingSocietiesEndpoint, {
    handle: ({ query, user, language }) => listOngoingSocieties(db, query, { user, language }),
  });
  serveRecord(app, projectEndpoints, {
    find: findProject,
    writes: {
      record: projectRecord,
      mayCreate: can.write,
      mayEdit: can.editProject,
      mayRemove: can.deleteProject,
      written: writtenProject,
    },
  });
}
