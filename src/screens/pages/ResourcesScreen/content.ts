import type { RouteName } from '#src/core/routes/index.ts';
import { EXTERNAL_LINKS } from '#src/domain/externalLinks.ts';
import type { PictogramName } from '#src/domain/pictograms.ts';
import type { resourcesStrings } from './strings.ts';

type Text = keyof (typeof resourcesStrings)['english'];

/** A page of another site, by its proper name, the same in every language. */
export interface ExternalPage {
  name: string;
  href: string;
}

/**
 * Everything that the resources page leads to: the one place to change when an address does. Not named, for want of an address that
 * lasts: the user analytics and the work plan of GO, the strategic direction of information management, the calendar of surge events
 * and trainings, the Data Playbook, the Reference Centres, the Learning Platform, the report on health mapping.
 */
export const GUIDANCE: readonly (ExternalPage & { text: Text })[] = [
  { name: 'GO Wiki', href: EXTERNAL_LINKS.wiki, text: 'wikiText' },
  { name: 'GO Blog', href: EXTERNAL_LINKS.blog, text: 'blogText' },
];

/** `id`: YouTube's. */
export const VIDEOS: readonly { id: string; picture: PictogramName; title: Text; text: Text }[] = [
  { id: 'dwPsQzla9A4', picture: 'hub', title: 'overview', text: 'overviewText' },
  { id: 'BEWxqYfrQek', picture: 'resilience', title: 'montandon', text: 'montandonText' },
  { id: 'E1TuUEEMBRM', picture: 'community', title: 'threeW', text: 'threeWText' },
  { id: 'Oyy_JboK9uY', picture: 'clinic', title: 'health', text: 'healthText' },
  { id: 'wEz70tcwWx8', picture: 'telecom', title: 'notifications', text: 'notificationsText' },
  { id: '7PvsxM_nzBo', picture: 'surveillance', title: 'collection', text: 'collectionText' },
];

/** `routes`: pages of the platform itself, called by their titles and shown once they are built. */
export const FEDERATION: readonly {
  heading: Text;
  routes?: readonly RouteName[];
  pages: readonly ExternalPage[];
}[] = [
  {
    heading: 'surge',
    routes: ['surgeCatalogue'],
    pages: [
      { name: 'SIMS Portal', href: EXTERNAL_LINKS.sims },
      { name: 'Community Based Surveillance', href: 'https://www.cbsrc.org/' },
      { name: 'Surge Learning', href: 'https://surgelearning.ifrc.org/' },
      {
        name: 'Core Competency Framework',
        href: 'https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/EZgW1LWU_rpOpbe9pT7NnFQBVL8GL9r0JGjlJmleC4ujuA',
      },
    ],
  },
  {
    heading: 'guidanceMaterial',
    pages: [
      { name: 'Cash Hub', href: 'https://cash-hub.org/' },
      { name: 'Community Engagement Hub', href: 'https://communityengagementhub.org/' },
      { name: 'Global Disaster Preparedness Centre', href: 'https://preparecenter.org/' },
    ],
  },
  {
    heading: 'others',
    pages: [
      { name: 'Federation-wide Databank and Reporting System', href: 'https://data.ifrc.org/fdrs/' },
      { name: 'Missing Maps', href: 'https://www.missingmaps.org/' },
    ],
  },
];

export const SUPPORTERS: readonly ExternalPage[] = [
  { name: 'American Red Cross', href: 'https://www.redcross.org/' },
  { name: 'Australian Red Cross', href: 'https://www.redcross.org.au/' },
  { name: 'British Red Cross', href: 'https://www.redcross.org.uk/' },
  { name: 'Canadian Red Cross', href: 'https://www.redcross.ca/' },
  { name: 'Danish Red Cross', href: 'https://www.rodekors.dk/' },
  { name: 'Finnish Red Cross', href: 'https://www.redcross.fi/' },
  { name: 'Japanese Red Cross Society', href: 'https://www.jrc.or.jp/' },
  { name: 'The Netherlands Red Cross', href: 'https://www.rodekruis.nl/' },
  { name: 'Spanish Red Cross', href: 'https://www.cruzroja.es/' },
  { name: 'Ericsson', href: 'https://www.ericsson.com/' },
  { name: 'Swiss Confederation', href: 'https://www.admin.ch/' },
  { name: 'USAID', href: 'https://www.usaid.gov/' },
  { name: 'Pacific Disaster Center', href: 'https://www.pdc.org/' },
];
