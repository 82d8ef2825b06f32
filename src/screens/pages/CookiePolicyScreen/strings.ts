import { defineStrings } from '#src/i18n/defineStrings.ts';

export const cookiePolicyStrings = defineStrings('cookiePolicy', {
  description:
    'What this site keeps in your browser, what it records, and what you can do about it. Version of {date}.',
  choice: 'Your choice',
  choiceAccepted:
    'You have accepted cookies and analytics in this browser. You can take your consent back at any time; nothing analytical is loaded afterwards.',
  choiceOpen:
    'You have not accepted cookies and analytics in this browser. The site works all the same; nothing analytical is loaded.',
  accept: 'I Accept',
  withdraw: 'Take my consent back',
  kept: 'What is kept in your browser',
  keptText:
    'This site sets no cookies of its own. It keeps the following in the local storage of your browser, where only this site can read it. You can delete all of it in the settings of your browser: you are then signed out and see English.',
  name: 'Name',
  purpose: 'What for',
  lifetime: 'How long',
  userPurpose: 'Keeps you signed in: your name and the token that stands for your password',
  userLifetime: 'Until you sign out; the token is valid for seven days',
  languagePurpose: 'The language you have chosen',
  languageLifetime: 'Until you choose another',
  stringsPurpose: 'The words of the site in that language, so that pages open without English first',
  stringsLifetime: 'Until the next release',
  consentPurpose: 'That you have accepted this policy, and when',
  consentLifetime: 'Until you take it back, or this policy changes',
  collected: 'What is recorded',
  collectedGiven:
    'What you enter: your account, your reports and what you follow. It is kept as long as your account or the report exists.',
  collectedServer:
    'What every web server sees: your IP address, the time, and the address of the page. It serves to keep the site secure and running.',
  collectedAnalytics:
    'Only after you have accepted: reports of errors and of how pages are used, with texts and entries hidden, so that we can find what does not work.',
  sharing: 'Who sees it',
  sharingText:
    'Nothing is sold. Staff see what their task needs. Reports are shown to whom their visibility allows: everyone, the Movement, or the federation. Companies that run servers for us are bound by contract to protect the data.',
  rights: 'Your rights',
  rightsText:
    'You may ask what is kept about you, have it corrected or deleted, and object to its use. Write to {email}. This policy waives none of the privileges and immunities of the federation.',
  links: 'Other sites',
  linksText: 'Links lead to sites of others, which have policies of their own.',
});
