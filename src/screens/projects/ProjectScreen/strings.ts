import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The page of one project. */
export const projectPageStrings = defineStrings('projectPage', {
  overview: fields.overview,
  contact: fields.nationalSocietyContact,
  programmeTypeHint:
    'Domestic: by the National Society alone; bilateral: with one partner; multilateral: through the IFRC. A domestic emergency operation is linked to an ongoing emergency.',
  tagsHint: 'Use tags for any other sectors the project covers.',
  reachedOfTarget: 'People reached: {reached} / People targeted: {target}',
  terms: 'What these terms mean',
  people: 'People and budget',
  ofTarget: '{percent} of those targeted',
  deleteHeading: actions.deleteThisProject,
  deleteMessage: 'This will delete “{name}” for everyone. You cannot undo this.',
  deleted: '3W project deleted',
});
