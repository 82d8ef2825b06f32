/** The sums over active appeals of the world, a country or a region. */
export const appealTotalsInput = (of: { country?: number; region?: number } = {}) => ({ query: of });
