import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The page of one project. */
export const projectPageStrings = defineStrings('projectPage', {
  modifiedOn: 'Last modified on {date}',
  modifiedBy: 'Last modified on {date} by {name}',
  overview: 'Overview',
  contact: 'National Society contact',
  programmeTypeHint:
    'Domestic: by the National Society alone; bilateral: with one partner; multilateral: through the IFRC. A domestic emergency operation is linked to an ongoing emergency.',
  tagsHint: 'Projects are often multi-sector: tags complement the primary sector.',
  people: 'People and Budget',
  ofTarget: '{percent} of those targeted',
  delete: 'Delete',
  deleteHeading: 'Delete this project?',
  deleteMessage: '“{name}” will be gone for everybody. This cannot be undone.',
  deleted: '3W project deleted',
});
