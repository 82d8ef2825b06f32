import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const termsStrings = defineStrings('terms', {
  description: 'What you can do with the platform and its data, and what you must not. Version of {date}.',
  introduction: 'Introduction',
  introductionPurpose:
    '{title} brings together information about emergencies and the response to them, so that National Societies, the International Federation and their partners act on the same picture.',
  introductionAccess:
    'Part of the data is open to everyone. Part of it is shown to registered users only, according to their role. The Montandon crisis data bank, which links the records of many institutions, is offered as a public good.',
  introductionAcceptance: 'By using the platform you accept these terms.',
  provenance: 'Where the data comes from',
  provenanceText:
    'The data comes from the International Federation, from National Societies and from the databases of partners. The source is named wherever data is shown; when you pass data on, name it as well.',
  registration: 'Registration and what you can do',
  registrationWho:
    'Staff, members and volunteers of the Movement can register. Others say what they need access for, and an administrator decides.',
  usesHeading: 'You can:',
  useFree: 'use free of charge what is public;',
  usePublications: 'use publications if you cite them;',
  useExports: 'export data and make analyses of your own with it;',
  useOther: 'do anything else that these terms do not prohibit.',
  citation: 'Cite like this: {title}, name of the page, its address, the day on which you opened it.',
  naming: 'Data that you show or pass on must name the data bank it comes from and the owner of the data.',
  prohibited: 'What you must not do',
  prohibitedHeading: 'You must not:',
  noRedistribution: 'pass on a substantial part of the data;',
  noReverse: 'reverse engineer the software or the data bank;',
  noDerived: 'distribute databases derived from it;',
  noBypass: 'bypass security or access controls;',
  noSharing: 'share restricted data with people who have no right to see it;',
  noPasswords: 'share your password or tokens;',
  noRemoval: 'remove notices of origin, of copyright or of limits of use;',
  noHindrance: 'disrupt the normal use of the platform, or of the data by its owners;',
  noHarm:
    'harm the interests or the image of the Movement, of the owners of data, or of the people the data is about;',
  noCompetitor: 'build a competing product from it.',
  commercial:
    'Commercial use needs a written agreement beforehand. Whoever breaks these rules is liable for the harm that follows.',
  conditions: 'Conditions of the owners of data',
  conditionsDuty: 'Owners of data set conditions of their own. It is your duty to know and follow them.',
  showSources: 'See the sources of the data',
  conditionsOthers:
    'Other conditions may apply to users that are neither academic nor humanitarian nor non-profit: write to {email} first.',
  liability: 'Liability',
  liabilityHeading: 'We aim to ensure that:',
  effortSensitive: 'no sensitive data is published;',
  effortAccurate: 'data is accurate and up to date;',
  effortOpen: 'data is open, and can be found, reached, combined and used again;',
  effortOriginal: 'data can be traced to its original and to how it was made;',
  effortStandards: 'recognized standards are followed.',
  liabilityNone:
    'We do not guarantee this. Content may be out of date or wrong, and we are not liable for its use or if the platform is unavailable. The platform may be changed or closed at any time.',
  personal: 'Personal data',
  personalHeading: 'We use your personal information:',
  personalValidation: 'to check your registration;',
  personalAccess: 'to give you access;',
  personalContact: 'to write to you about the platform;',
  personalMetrics: 'to tell partners, in totals and never by name, who uses their data.',
  personalRights:
    'It is not shared, and it is deleted when you ask: write to {email}. See the {policy} for more. By registering you agree to this.',
  privileges: 'Privileges and immunities',
  privilegesText:
    'Nothing in these terms waives the privileges and immunities of the International Federation.',
  final: 'Final provisions',
  finalText:
    'These terms may change; the date of the version is at the top. Accounts that break them may be blocked. By registering you accept them. Send questions to {email}.',
  sources: 'Data sources',
  databaseCode: 'Database code',
  databaseName: 'Database',
  organisationCode: 'Organization code',
  organisation: fields.organization,
  organisationType: 'Type of organization',
  type_academic: 'Academic',
  type_government: 'Government',
  type_humanitarian: 'Humanitarian',
  type_intergovernmental: 'Intergovernmental',
  type_unitedNations: 'United Nations',
});
