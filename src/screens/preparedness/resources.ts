/** Where to read on, by the numbers of areas. Names of sites are the same in all languages. */
export const AREA_RESOURCES: Readonly<Record<number, readonly { name: string; address: string }[]>> = {
  1: [
    { name: 'IFRC Disaster Law', address: 'https://disasterlaw.ifrc.org/' },
    { name: 'IFRC Policies', address: 'https://www.ifrc.org/documents' },
  ],
  2: [
    { name: 'Global Disaster Preparedness Center', address: 'https://preparecenter.org/' },
    { name: 'Anticipation Hub', address: 'https://www.anticipation-hub.org/' },
    { name: 'Climate Centre', address: 'https://www.climatecentre.org/' },
  ],
  3: [
    { name: 'Cash Hub', address: 'https://cash-hub.org/' },
    { name: 'Community Based Surveillance', address: 'https://www.cbsrc.org/' },
    { name: 'IFRC GO Surge Catalogue', address: '/surge/catalogue/overview' },
  ],
  4: [
    { name: 'SIMS', address: 'https://rcrcsims.org/' },
    { name: 'Surge Learning', address: 'https://surgelearning.ifrc.org/' },
    { name: 'Psychosocial Centre', address: 'https://pscentre.org/' },
  ],
  5: [
    { name: 'Community Engagement Hub', address: 'https://communityengagementhub.org/' },
    { name: 'IFRC Data and Reporting System', address: 'https://data.ifrc.org/fdrs' },
  ],
};
