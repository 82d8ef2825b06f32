/** Where the wiki explains the pages of the risk watch. */
export const RISK_HELP = {
  seasonal: 'https://go-wiki.ifrc.org/en/user_guide/risk_module#seasonal-risk',
  imminent: 'https://go-wiki.ifrc.org/en/user_guide/risk_module#imminent-events',
} as const;
