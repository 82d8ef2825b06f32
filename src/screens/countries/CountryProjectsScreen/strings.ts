import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** 3W projects in a country. */
export const countryProjectsStrings = defineStrings('countryProjects', {
  about: 'Projects that National Societies support here, as reported.',
  add: actions.add3WProject,
  projectsNumber: fields.projects,
  source: fields.source3W,
  projectsMap: 'Ongoing projects by province',
  nowhere: 'Projects without a province: {count}',
  local: 'Ongoing projects of the National Society of this country ({count})',
  others: 'Ongoing projects of other National Societies ({count})',
  projectsAll: 'All projects in this country',
});
