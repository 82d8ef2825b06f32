/** Where what is known of countries comes from. */
export const SOURCES = {
  worldBank: 'https://data.worldbank.org/',
  unicef: 'https://data.unicef.org/',
  undp: 'https://hdr.undp.org/',
  acaps: 'https://www.acaps.org/',
} as const;

/** Where the federation tells more: its network for staff, and how it supports National Societies. */
export const FEDERATION = {
  staffNetwork: 'https://fednet.ifrc.org/',
  societyDevelopment: 'https://www.ifrc.org/our-work/national-society-development',
} as const;

const FDRS = 'https://data.ifrc.org/fdrs/';

/** What a National Society reported of itself; all of them where its own page is not known. */
export const fdrsPage = (society: string | null | undefined) =>
  society ? `${FDRS}national-society/${society}` : FDRS;
