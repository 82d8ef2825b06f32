import type { FastifyInstance } from 'fastify';
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
} from '#contracts/endpoints/project.ts';
import type { Database } from '#provider/database/connect.ts';
import { primary_sector } from '#provider/database/schema.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { type Call, implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import { keyOf, seenBy } from '#provider/http/writing.ts';
import { findProject, listProjects } from '#provider/queries/projects.ts';
import { listOngoingSocieties, sumProjects } from '#provider/queries/projectTotals.ts';
import { listSectors } from '#provider/queries/taxonomy.ts';
import {
  createProject,
  deleteProject,
  type ProjectChange,
  updateProject,
} from '#provider/queries/writeProject.ts';
import { isMember } from '#provider/security/permissions.ts';

/** Serves 3W projects: lists, figures, one of them, and the writing of them. */
export function projectRoutes(app: FastifyInstance, db: Database): void {
  implement(app, primarySectorsEndpoint, {
    handle: ({ language }) => listSectors(db, primary_sector, language),
  });
  implement(app, projectsEndpoint, {
    async handle({ query, user, language, request }) {
      const { count, results } = await listProjects(db, query, { user, language });
      return pageOf(request, query, count, results);
    },
  });
  implement(app, projectOverviewEndpoint, {
    handle: ({ query, user, language }) => sumProjects(db, query, { user, language }),
  });
  implement(app, ongoingSocietiesEndpoint, {
    handle: ({ query, user, language }) => listOngoingSocieties(db, query, { user, language }),
  });
  implement(app, projectEndpoint, {
    async handle({ path, user, language }) {
      return (await findProject(db, recordId(path.id), { user, language })) ?? notThere();
    },
  });
  implement(app, createProjectEndpoint, {
    permission: isMember,
    async handle({ body, user, language, request, reply }) {
      if (!user) throw notSignedIn();
      const id = await createProject(db, body, { user, language }, keyOf(request));
      reply.code(201);
      return (await findProject(db, id, { user, language })) ?? notThere();
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
    return (await findProject(db, id, { user, language })) ?? notThere();
  };
  implement(app, updateProjectEndpoint, { permission: isMember, handle: change });
  implement(app, replaceProjectEndpoint, { permission: isMember, handle: change });
  implement(app, deleteProjectEndpoint, {
    permission: isMember,
    async handle({ path, user, language, request, reply }) {
      await deleteProject(db, recordId(path.id), { user, language }, seenBy(request));
      reply.code(204);
      return undefined;
    },
  });
}

/** A project that was there a moment ago and is hidden from its own writer now. */
function notThere(): never {
  throw notFound();
}
