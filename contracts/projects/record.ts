import { recordEndpoints } from '../recordEndpoints.ts';
import { WrittenProject } from './answers.ts';
import { Project, ProjectChange } from './schemas.ts';
import { aProject, wells } from './states.ts';

/** A 3W project, with its years. Source: GO API, `api_v2_project_retrieve` to `…_destroy`. */
export const projectEndpoints = recordEndpoints({
  name: 'a project',
  path: '/api/v2/project/',
  subject: 'project',
  language: 'current',
  schema: Project,
  change: ProjectChange,
  answer: WrittenProject,
  promises: {
    exists: aProject,
    isPublic: true,
    body: wells,
    change: { reached_total: 300 },
    changedPartly: 'by one figure',
    wrong: {
      title: 'that ends before it begins',
      body: { ...wells, end_date: '2026-04-30' },
      extension: 'strictness',
    },
    wrongChange: { title: 'with half a person', body: { reached_total: 0.5 } },
  },
});
export const {
  read: projectEndpoint,
  create: createProjectEndpoint,
  replace: replaceProjectEndpoint,
  update: updateProjectEndpoint,
  remove: deleteProjectEndpoint,
} = projectEndpoints;
