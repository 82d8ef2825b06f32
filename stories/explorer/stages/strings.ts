import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What the components beside the machines are about. */
export const stageStrings = defineStrings('explorerStages', {
  accountPage: 'The page with the account',
  questionPage: 'The page with the question',
  formPage: 'The page with the form',
  listPage: 'The page with the list',
  windowPage: 'The page with the window',
  wordsPage: 'The page with the words',
  fileField: 'The field with the file',
  saved: 'Saved',
  deleteReport: 'Delete the report',
  showMethod: 'Show the method',
  method: 'Counted by the National Society.',
  askForWords: 'Ask for the words',
  emergencies: fields.emergencies,
  name: fields.name,
  peopleInNeed: fields.peopleInNeed,
  exampleFigures: 'Example figures',
  flood: 'Flood',
  people: 'People',
  moreAbout: 'More about {id}.',
  editProfile: actions.editProfile,
  editable: 'What can be edited.',
  askAgain: 'Ask again',
  country: 'Country',
  files: fields.photosAndDocuments,
  withdraw: 'Withdraw',
  loaderAbove: 'A page, with the loader at its upper edge.',
  swissFrancs: 'Funding in Swiss francs',
});
