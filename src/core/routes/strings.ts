import { defineStrings } from '#src/i18n/defineStrings.ts';
import { ROUTES, type RouteName } from './index.ts';

/** The titles of all routes, out of their rows. */
const titles = Object.fromEntries(Object.entries(ROUTES).map(([name, { title }]) => [name, title]));

export const routeStrings = defineStrings('routes', titles as Record<RouteName, string>);
