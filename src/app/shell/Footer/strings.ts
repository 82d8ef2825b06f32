import { defineStrings } from '#src/i18n/defineStrings.ts';

export const footerStrings = defineStrings('footer', {
  footerNavigation: 'Footer',
  aboutHeading: 'About {title}',
  about: '{title} joins emergency needs with the response of National Societies and their federation.',
  copyright: '© {year} {title}, version {version}',
  more: 'Find Out More',
  policies: 'Policies',
  helpful: 'Helpful links',
  apiDocs: 'API Documentation',
  wiki: 'GO Wiki',
  contact: 'Contact Us',
});
