import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { pathTo } from '#src/core/links.ts';
import { defineList } from '#src/lists/defineList.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { activityListStrings } from '#src/records/activityList/strings.ts';
import { projectStrings } from '#src/records/project/strings.ts';

/** The projects one has entered, the last changed first. */
export const myProjects = defineList(projectsEndpoint, [projectStrings], ({ column }) => ({
  pageSize: 10,
  order: '-modified_at',
  columns: [
    column.link('name', ({ id, name }) => ({ text: name, to: pathTo('project', { projectId: id }) })),
    column.text('country', ({ project_country_detail }) => project_country_detail?.name),
    column.text('primarySector', ({ primary_sector_display }) => primary_sector_display),
    column.text('status', ({ status_display }) => status_display),
    column.day('endDate', ({ end_date }) => end_date),
  ],
}));

/** The activities in emergencies that one has entered, the last changed first. */
export const myActivities = defineList(
  emergencyProjectsEndpoint,
  [activityListStrings, activityStrings],
  ({ column }) => ({
    pageSize: 10,
    order: '-modified_at',
    columns: [
      column.link('title', ({ id, title }) => ({ text: title, to: pathTo('activity', { activityId: id }) })),
      column.text('operation', ({ event_details }) => event_details.name),
      column.text('country', ({ country_details }) => country_details.name),
      column.text('status', ({ status_display }) => status_display),
      column.day('startDate', ({ start_date }) => start_date),
    ],
  }),
);
