import { defineStrings } from '#src/i18n/defineStrings.ts';

export const termsStrings = defineStrings('terms', {
  description: 'What you may do with the platform and its data, and what you may not. Version of {date}.',
  introduction: 'Introduction',
  introductionPurpose:
    '{title} joins what is known about emergencies with the response to them, so that National Societies, their federation and their partners act on the same picture.',
  introductionAccess:
    'Part of the data is open to everybody. Part of it is shown to registered users only, by their role. The Montandon crisis data bank, which links the records of many institutions, is offered as a public good.',
  introductionAcceptance: 'Whoever uses the platform accepts these terms.',
  provenance: 'Where the data comes from',
  provenanceText:
    'The data comes from the federation, from National Societies and from the databases of partners. The source is named wherever data is shown; when you pass data on, name it as well.',
  registration: 'Registration and what you may do',
  registrationWho:
    'Staff, members and volunteers of the Movement may register. Others say what they need access for, and an administrator decides.',
  usesHeading: 'You may:',
  useFree: 'use free of charge what is public;',
  usePublications: 'use publications if you cite them;',
  useExports: 'export data and make analyses of your own with it;',
  useOther: 'do anything else that these terms do not prohibit.',
  citation: 'Cite like this: {title}, name of the page, its address, the day on which you opened it.',
  naming: 'Data that you show or pass on names the data bank it is from and the owner of the data.',
  prohibited: 'What you may not do',
  prohibitedHeading: 'You may not:',
  noRedistribution: 'pass on a substantial part of the data;',
  noReverse: 'take the software or the data bank apart to find out how it works;',
  noDerived: 'distribute databases derived from it;',
  noBypass: 'get round what protects the platform or limits access to it;',
  noSharing: 'share restricted data with people who have no right to see it;',
  noPasswords: 'tell anybody your password or your tokens;',
  noRemoval: 'remove notices of origin, of copyright or of limits of use;',
  noHindrance: 'hinder the normal use of the platform, or of the data by its owners;',
  noHarm:
    'harm the interests or the image of the Movement, of the owners of data, or of the people the data is about;',
  noCompetitor: 'build a competing product from it.',
  commercial:
    'Commercial use needs a written agreement beforehand. Whoever breaks these rules is liable for the harm that follows.',
  conditions: 'Conditions of the owners of data',
  conditionsDuty:
    'Owners of data set conditions of their own. It is your duty to know them and to keep them.',
  showSources: 'See the sources of the data',
  conditionsOthers:
    'Other conditions may hold for users that are neither academic nor humanitarian nor non-profit: write to {email} first.',
  liability: 'Liability',
  liabilityHeading: 'We try to see to it that:',
  effortSensitive: 'no sensitive data is published;',
  effortAccurate: 'data is accurate and up to date;',
  effortOpen: 'data is open, and can be found, reached, combined and used again;',
  effortOriginal: 'data leads back to the original and to how it was made;',
  effortStandards: 'recognised standards are kept.',
  liabilityNone:
    'There is no guarantee of it. Content may be out of date or wrong, and nobody is liable for what follows from its use or from the platform not being there. The platform may be changed or closed at any time.',
  personal: 'Personal data',
  personalHeading: 'What you tell us about yourself serves:',
  personalValidation: 'to check your registration;',
  personalAccess: 'to give you access;',
  personalContact: 'to write to you about the platform;',
  personalMetrics: 'to tell partners in totals, never by name, who uses their data.',
  personalRights:
    'It is not shared, and it is deleted when you ask: write to {email}. The {policy} tells more. By registering you agree to this.',
  privileges: 'Privileges and immunities',
  privilegesText: 'Nothing in these terms waives the privileges and immunities of the federation.',
  final: 'Final provisions',
  finalText:
    'These terms may change; the day of the version stands at the top. Accounts that break them may be blocked. To register is to accept them. Questions go to {email}.',
  sources: 'Data sources',
  databaseCode: 'Database code',
  databaseName: 'Database',
  organisationCode: 'Organisation code',
  organisation: 'Organisation',
  organisationType: 'Type of organisation',
  type_academic: 'Academic',
  type_government: 'Government',
  type_humanitarian: 'Humanitarian',
  type_intergovernmental: 'Intergovernmental',
  type_unitedNations: 'United Nations',
});
