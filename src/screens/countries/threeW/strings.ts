import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What projects come to, in a country and of its National Society. */
export const countryThreeWStrings = defineStrings('countryThreeW', {
  targeted: fields.targetedPopulation,
  projectsFigures: 'Projects in figures',
  societies: fields.activeNationalSocieties,
  ongoing: fields.ongoingProjects,
  budget: 'Total budget of ongoing projects (CHF)',
  byProgramme: 'Ongoing projects by programme type',
  bySector: 'Ongoing projects by sector',
  byStatus: fields.projectsByStatus,
  programmeType: fields.programmeType,
  sector: fields.sector,
  status: fields.status,
  projectsNumber: fields.projects,
  source: fields.source3W,
  francs: 'CHF {amount}',
  changed: 'Updated: {date}',
});
