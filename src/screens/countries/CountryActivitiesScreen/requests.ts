import { everything } from '#contracts/query.ts';

/** All activities in emergencies of a country. */
export const activitiesInput = (country: number) => everything({ country: [country] });
