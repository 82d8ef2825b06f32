/** Pages of other sites that the bar and the footer lead to. */
export const EXTERNAL_LINKS = {
  federation: 'https://www.ifrc.org/',
  sims: 'https://rcrcsims.org/',
  data: 'https://data.ifrc.org/',
  wiki: 'https://go-wiki.ifrc.org/',
  drefFeedback: 'https://forms.office.com/e/wFQsu0V7Zb',
  blog: 'https://ifrcgoproject.medium.com/',
  facebook: 'https://www.facebook.com/IFRC',
  youtube: 'https://www.youtube.com/user/ifrc',
} as const;

/** The page of the user guide that explains a part of the platform, in the reader's language. */
export const helpLink = (page: string, language: string): string =>
  `${EXTERNAL_LINKS.wiki}${language}/user_guide/${page}`;
