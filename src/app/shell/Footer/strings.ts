import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const footerStrings = defineStrings('footer', {
  footerNavigation: 'Footer',
  aboutHeading: 'About {title}',
  about:
    '{title} connects information on emergency needs with the response of the IFRC and its National Societies.',
  copyright: '© {year} {title}, version {version}',
  more: 'Find out more',
  policies: 'Policies',
  helpful: 'Helpful links',
  apiDocs: 'API documentation',
  sourceCode: 'Open source code',
  wiki: 'GO wiki',
  contact: common.contactUs,
});
