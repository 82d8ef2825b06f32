import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The global page of 3W projects. */
export const projectOverviewStrings = defineStrings('projectOverview', {
  heading: 'Global 3W response',
  about:
    '3W shows who is doing what and where: a global register of projects of National Societies, the IFRC and the ICRC, by sector, place and budget, and by people targeted and reached. It is maintained by its users and may be incomplete. To correct it, submit data or email the information managers.',
  mail: 'Email im@ifrc.org',
  resources: 'Videos and guidance',
  add: actions.add3WProject,
  all: fields.all3WProjects,
  allActivities: fields.all3WActivities,
  ongoing: fields.ongoingProjects,
  societies: fields.activeNationalSocieties,
  targeted: fields.targetedPopulation,
  perSector: fields.projectsPerSector,
  perProgramme: fields.programmeTypes,
  topTags: 'Top tags',
  sector: fields.sector,
  programmeType: fields.programmeType,
  tag: 'Tag',
  projectsCount: fields.projects,
  pickHint: 'Select a bar to see its projects.',
  source: fields.source3W,
  mapHeading: 'Ongoing National Society projects',
  societiesHeading: 'Who works where',
  mapSource: fields.source3W,
  multiple: fields.multipleTypes,
  topSectors: 'Top project sectors',
  projectsOf: 'Projects of this National Society',
  exploreRegions: '3W by region',
  ppp: 'Programmatic partnership',
  pppAbout:
    'A three-year partnership of the IFRC, National Societies and the European Union on risk reduction and preparedness. The dashboard is hosted by Tableau, which receives your IP address when you open it.',
  pppShow: 'Show the dashboard here',
  pppOpen: 'Open the dashboard in a new tab',
});
