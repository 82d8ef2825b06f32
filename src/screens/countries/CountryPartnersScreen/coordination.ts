interface Coordination {
  id?: number | null | undefined;
  national_society: number;
  national_society_name?: string | null | undefined;
  sector: string;
  sector_display: string;
}

/**
 * Partners by name, each with the sectors in which it takes part, and all sectors in their order. The API fills up every partner
 * with every sector; those with an id are meant.
 */
export function coordinationOf(rows: readonly Coordination[]) {
  const sectors = new Map(rows.map(({ sector, sector_display }) => [sector, sector_display]));
  const partners = new Map<number, { id: number; name: string; sectors: Set<string> }>();
  for (const { id, national_society, national_society_name, sector } of rows) {
    if (id === null || id === undefined) continue;
    const partner = partners.get(national_society) ?? {
      id: national_society,
      name: national_society_name ?? '--',
      sectors: new Set<string>(),
    };
    partner.sectors.add(sector);
    partners.set(national_society, partner);
  }
  return {
    sectors: [...sectors].map(([key, name]) => ({ key, name })),
    partners: [...partners.values()].sort((one, other) => one.name.localeCompare(other.name)),
  };
}
