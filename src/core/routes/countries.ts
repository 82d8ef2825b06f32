import { notGuest, type RouteRow } from './row.ts';

/** A country with its tabs, and its PER assessments. */
export const COUNTRY_ROUTES = {
  country: {
    path: '/countries/:countryId',
    title: 'Country',
    forward: 'countryOngoing',
    fragments: {
      operations: 'countryOngoingEmergencies',
      '3w': 'countryOngoingProjects',
      'risk-watch': 'countryRiskWatch',
      preparedness: 'countryCapacity',
      'country-plan': 'countryStrategicPriorities',
      additional: 'countryAdditionalInfo',
    },
  },
  countryOngoing: {
    path: 'ongoing-activities',
    title: 'Ongoing activities',
    parent: 'country',
    forward: 'countryOngoingEmergencies',
  },
  countryOngoingEmergencies: {
    path: 'emergencies',
    title: 'Country: ongoing emergencies',
    parent: 'countryOngoing',
  },
  countryOngoingActivities: {
    path: 'three-w/activities',
    title: 'Country: 3W activities',
    parent: 'countryOngoing',
  },
  countryOngoingProjects: {
    path: 'three-w/projects',
    title: 'Country: 3W projects',
    parent: 'countryOngoing',
  },
  countrySociety: {
    path: 'ns-overview',
    title: 'National Society',
    parent: 'country',
    forward: 'countrySocietyActivities',
  },
  countrySocietyActivities: {
    path: 'activities',
    title: 'National Society: activities',
    parent: 'countrySociety',
  },
  countryContext: {
    path: 'context-and-structure',
    title: 'National Society: context and structure',
    parent: 'countrySociety',
  },
  countryStrategicPriorities: {
    path: 'strategic-priorities',
    title: 'National Society: strategic priorities',
    parent: 'countrySociety',
  },
  countryCapacity: {
    path: 'capacity',
    title: 'National Society: capacity',
    parent: 'countrySociety',
  },
  countryPartners: {
    path: 'partners',
    title: 'National Society: partners',
    parent: 'countrySociety',
  },
  countryPer: {
    path: '/countries/:countryId/ns-overview/per/:perId',
    title: 'National Society: PER',
  },
  countryPerExport: {
    path: '/countries/:countryId/per/:perId/export',
    title: 'Export PER',
    ...notGuest,
  },
  countryProfile: {
    path: 'profile',
    title: 'Country profile',
    parent: 'country',
    forward: 'countryProfileOverview',
  },
  countryProfileOverview: {
    path: 'overview',
    title: 'Country profile',
    parent: 'countryProfile',
  },
  countryPreviousEvents: {
    path: 'previous-events',
    title: 'Country: previous events',
    parent: 'countryProfile',
  },
  countryRiskWatch: {
    path: 'risk-watch',
    title: 'Country: risk watch',
    parent: 'countryProfile',
  },
  countryAdditionalInfo: {
    path: 'additional-info',
    title: 'Country: additional info',
    parent: 'country',
  },
} as const satisfies Record<string, RouteRow>;
