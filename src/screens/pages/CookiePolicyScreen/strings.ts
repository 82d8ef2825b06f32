import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const cookiePolicyStrings = defineStrings('cookiePolicy', {
  description:
    'What this site keeps in your browser, what it records, and what you can do about it. Version of {date}.',
  choice: 'Your choice',
  choiceAccepted:
    'You have accepted cookies and analytics in this browser. You can withdraw your consent at any time; analytics will then not load.',
  choiceOpen:
    'You have not accepted cookies and analytics in this browser. The site works without them, and analytics do not load.',
  accept: common.iAccept,
  withdraw: 'Withdraw my consent',
  kept: 'What is kept in your browser',
  keptText:
    'This site sets one cookie of its own, when you sign in. The rest is kept in the storage of your browser, where only this site can read it. You can delete all of it in the settings of your browser: you are then signed out, see English, and lose drafts.',
  name: fields.name,
  kind: 'Kind',
  cookie: 'Cookie',
  storage: 'Local storage',
  database: 'Database of the browser',
  cache: 'Cache',
  purpose: 'Purpose',
  lifetime: 'Kept for',
  devicePurpose:
    'A signed mark that you have signed in with this browser before. It is sent to the sign-in address ({address}) alone, no script can read it (HttpOnly), and it signs no one in: it keeps others who guess your password from locking you out',
  deviceLifetime: 'One year from when you last signed in',
  userPurpose: 'Keeps you signed in: your name and the token that stands for your password',
  userLifetime: 'Until you sign out; the token is valid for seven days',
  languagePurpose: 'The language you have chosen',
  languageLifetime: 'Until you choose another',
  stringsPurpose: 'The text of the site in that language, so that pages do not open in English first',
  stringsLifetime: 'Until the next release',
  consentPurpose: 'That you have accepted this policy, and when',
  consentLifetime: 'Until you withdraw it or this policy changes',
  viewsPurpose: 'The filters and orders of lists that you have saved, by user',
  viewsLifetime: 'Until you delete them',
  queuePurpose: 'That a form waits to be sent until there is a connection',
  queueLifetime: 'Until it is sent',
  draftsPurpose: 'Drafts of your forms and the files you have chosen for them, not encrypted',
  draftsLifetime: 'Until the form is sent or you discard the draft',
  answersPurpose: 'Public data last seen, for when there is no connection',
  answersLifetime: '14 days at most',
  filesPurpose: 'The files of the app, so that it opens quickly and without a connection',
  filesLifetime: '60 days at most',
  collected: 'What is recorded',
  collectedGiven:
    'What you enter: your account, your reports and what you follow. It is kept as long as your account or the report exists.',
  collectedServer:
    'What every web server sees: your IP address, the time, and the address of the page. It serves to keep the site secure and running.',
  collectedAnalytics:
    'Only after you have accepted: reports of errors and of how pages are used, with texts and entries hidden, so that we can find what does not work.',
  sharing: 'Who sees it',
  sharingText:
    'Nothing is sold. Staff see what their work requires. Reports are shown according to their visibility: everyone, the Movement, or the IFRC. Companies that run servers for us are bound by contract to protect the data.',
  rights: 'Your rights',
  rightsText:
    'You can ask what is kept about you, have it corrected or deleted, and object to its use. Write to {email}. This policy does not waive any of the privileges and immunities of the IFRC.',
  links: 'Other sites',
  linksText: 'Links lead to sites of third parties, which have their own policies.',
});
