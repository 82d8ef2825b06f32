/** The country that promises of the risk API speak of. */
export const NEPAL_ISO3 = 'npl';
export const itsRisks = ['the risks of a country are known', { iso3: NEPAL_ISO3 }] as const;
/** An event that the source still tells of, and whose exposure it has worked out. */
export const anImminentEvent = (source: string, id: number) =>
  [`there is an imminent event of ${source}`, { iso3: NEPAL_ISO3, id }] as const;
/** An event of which the source has told where it is, and nothing of what it exposes. */
export const anUnreadEvent = (source: string, id: number) =>
  [`there is an imminent event of ${source} without its exposure`, { iso3: NEPAL_ISO3, id }] as const;
