import { defineStrings, shareStrings } from '../defineStrings.ts';

/** What several screens call something that a reader can do. */
export const actionStrings = defineStrings('actions', {
  add3WActivity: 'Add 3W activity',
  add3WProject: 'Add 3W project',
  approve: 'Approve',
  backToSignIn: 'Back to sign in',
  chooseOnAMap: 'Choose on a map',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  delete: 'Delete',
  deleteThisProject: 'Delete this project?',
  downloadImage: 'Download image',
  duplicate: 'Duplicate',
  edit: 'Edit',
  editProfile: 'Edit profile',
  editNamed: 'Edit {name}',
  export: 'Export',
  more: 'More',
  open: 'Open',
  print: 'Print',
  resendConfirmationEmail: 'Resend confirmation email',
  showAsTable: 'Show as table',
  showThePhoto: 'Show the photo {name}',
  signIn: 'Sign in',
  submit: 'Submit',
  unfollow: 'Unfollow',
  viewAllEmergencies: 'View all emergencies',
  viewAllFieldReports: 'View all field reports',
  viewAllSurgeAlerts: 'View all surge alerts',
  viewDetails: 'View details',
  save: 'Save',
  helpWithPage: 'Help with this page',
  downloadCsv: 'Download CSV',
  downloadCsvOf: 'Download CSV: {title}',
});

/** For other screens to say. The build writes what they take into its place. */
export const actions = /* @__PURE__ */ shareStrings(actionStrings);
