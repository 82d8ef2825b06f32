import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The global page of 3W projects. */
export const projectOverviewStrings = defineStrings('projectOverview', {
  heading: 'Global 3W Response',
  about:
    '3W tells who does what where: a worldwide register of projects of National Societies, the IFRC and the ICRC, by sector, place, budget, and people targeted and reached. Its users maintain it, and it is not complete. Correct it by submitting data or by writing to the information managers.',
  mail: 'Write to im@ifrc.org',
  resources: 'Videos and guidance',
  add: 'Add 3W Project',
  all: 'All 3W Projects',
  allActivities: 'All 3W Activities',
  ongoing: 'Ongoing Projects',
  societies: 'Active National Societies',
  targeted: 'Targeted Population',
  perSector: 'Projects per Sector',
  perProgramme: 'Programme Types',
  topTags: 'Top Tags',
  sector: 'Sector',
  programmeType: 'Programme Type',
  tag: 'Tag',
  projectsCount: 'Projects',
  pickHint: 'Choose a bar to see its projects.',
  source: 'Source: 3W, IFRC GO',
  mapHeading: 'NS Ongoing Projects',
  mapSource: 'Source: 3W, IFRC GO',
  multiple: 'Multiple types',
  topSectors: 'Top Project Sectors',
  projectsOf: 'Projects of this National Society',
  exploreRegions: 'Explore Regional 3W',
  ppp: 'Programmatic Partnership',
  pppAbout:
    'A three-year partnership of the IFRC, National Societies and the European Union on risk reduction and preparedness. Its dashboard is another service, by Tableau, which receives your address once you show or open it.',
  pppShow: 'Show the dashboard here',
  pppOpen: 'Open the dashboard in a new tab',
  none: 'No project under way matches these filters.',
});
