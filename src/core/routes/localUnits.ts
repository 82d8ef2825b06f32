import { notGuest, type RouteRow } from './row.ts';

/** Local units of National Societies. */
export const LOCAL_UNIT_ROUTES = {
  newLocalUnit: {
    path: '/local-units/new',
    title: 'Add a local unit',
    ...notGuest,
  },
  uploadLocalUnits: {
    path: '/local-units/upload',
    title: 'Local units from files',
    ...notGuest,
  },
  localUnit: {
    path: '/local-units/:localUnitId',
    title: 'Local unit',
  },
  editLocalUnit: {
    path: '/local-units/:localUnitId/edit',
    title: 'Edit local unit',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
