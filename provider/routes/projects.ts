import type { FastifyInstance } from 'fastify';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import {
  createProjectEndpoint,
  deleteProjectEndpoint,
  projectEndpoint,
  replaceProjectEndpoint,
  updateProjectEndpoint,
} from '#contracts/projects/record.ts';
import { primarySectorsEndpoint } from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { primary_sector } from '#provider/database/schema.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { type Call, implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { serveRecord } from '#provider/http/serveRecord.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findProject, listProjects } from '#provider/queries/projects/projects.ts';
import { listOngoingSocieties, sumProjects } from '#provider/queries/projects/projectTotals.ts';
import { listSectors } from '#provider/queries/reference/taxonomy.ts';
import {
  createProject,
  deleteProject,
  type ProjectChange,
  updateProject,
} from '#provider/records/projects.ts';
import { can } from '#rules/permissions.ts';
import type { Caller } from '#rules/roles.ts';
import { writtenProject } from '#rules/written.ts';

/** Serves 3W projects: lists, figures, one of them, and the writing of them. */
export function projectRoutes(app: FastifyInstance, db: Database): void {
  implement(app, primarySectorsEndpoint, {
    handle: ({ language }) => listSectors(db, primary_sector, language),
  });
  serveList(app, projectsEndpoint, listProjects);
  implement(app, projectOverviewEndpoint, {
    handle: ({ query, user, language }) => sumProjects(db, query, { user, language }),
  });
  implement(app, ongoingSocietiesEndpoint, {
    handle: ({ query, user, language }) => listOngoingSocieties(db, query, { user, language }),
  });
  const read = serveRecord(app, projectEndpoint, findProject);
  implement(app, createProjectEndpoint, {
    may: ({ user }) => can.write(user),
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createProject(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return read(id, { user, language }, request);
    },
  });
  const change = async ({
    path,
    body,
    user,
    language,
    request,
  }: Pick<Call<typeof updateProjectEndpoint>, 'path' | 'user' | 'language' | 'request'> & {
    body: ProjectChange;
  }) => {
    if (!user) throw notSignedIn();
    const id = recordId(path.id);
    await updateProject(db, id, body, { user, language }, seenBy(request));
    return read(id, { user, language }, request);
  };
  const mayEdit = ({ user }: { user: Caller }) => can.editProject(user);
  implement(app, updateProjectEndpoint, { may: mayEdit, handle: change });
  implement(app, replaceProjectEndpoint, { may: mayEdit, handle: change });
  implement(app, deleteProjectEndpoint, {
    record: ({ path, user, language }) => findProject(db, recordId(path.id), { user, language }),
    may: ({ user }, project) => can.deleteProject(user, project && writtenProject(project)),
    async handle({ path, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      await deleteProject(db, recordId(path.id), { user, language }, seenBy(request));
      reply.code(204);
      return undefined;
    },
  });
}
