import { notGuest, perAdmin, type RouteRow } from './row.ts';

/** Preparedness for effective response. */
export const PER_ROUTES = {
  perProcess: {
    path: '/per-process',
    title: 'PER process',
    forward: 'newPerProcess',
    ...notGuest,
  },
  newPerProcess: {
    path: 'new',
    title: 'Start PER process',
    parent: 'perProcess',
    ...perAdmin,
  },
  perOverview: {
    path: ':perId/overview',
    title: 'PER overview',
    parent: 'perProcess',
    ...notGuest,
  },
  perAssessment: {
    path: ':perId/assessment',
    title: 'PER assessment',
    parent: 'perProcess',
    ...notGuest,
  },
  perPrioritization: {
    path: ':perId/prioritization',
    title: 'PER prioritization',
    parent: 'perProcess',
    ...notGuest,
  },
  perWorkPlan: {
    path: ':perId/work-plan',
    title: 'PER work plan',
    parent: 'perProcess',
    ...notGuest,
  },
} as const satisfies Record<string, RouteRow>;
