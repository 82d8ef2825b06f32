/** Pages of other sites that the bar and the footer lead to. */
export const EXTERNAL_LINKS = {
  federation: 'https://www.ifrc.org/',
  sims: 'https://rcrcsims.org/',
  data: 'https://data.ifrc.org/',
  wiki: 'https://go-wiki.ifrc.org/',
  blog: 'https://ifrcgoproject.medium.com/',
  facebook: 'https://www.facebook.com/IFRC',
  youtube: 'https://www.youtube.com/user/ifrc',
} as const;
