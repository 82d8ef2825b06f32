import type { Written } from './permissions.ts';

/** What rules look at of a report, project or activity, out of what the API answers. */

export const writtenReport = (report: {
  user?: number | null | undefined;
  countries: readonly number[];
}): Written => ({
  author: report.user,
  countries: report.countries,
});

/** A project concerns the country that it is in and the one whose society reports it. */
export const writtenProject = (project: {
  user?: number | null | undefined;
  project_country?: number | null | undefined;
  reporting_ns?: number | null | undefined;
}): Written => ({ author: project.user, countries: known(project.project_country, project.reporting_ns) });

/** An activity concerns the country that it is in and the one whose society reports it. */
export const writtenActivity = (activity: {
  created_by_details?: { id: number } | null | undefined;
  country?: number | null | undefined;
  reporting_ns?: number | null | undefined;
}): Written => ({
  author: activity.created_by_details?.id,
  countries: known(activity.country, activity.reporting_ns),
});

const known = (...ids: (number | null | undefined)[]) => ids.flatMap((id) => id ?? []);
