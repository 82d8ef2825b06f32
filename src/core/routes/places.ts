import { notGuest, type RouteRow } from './row.ts';

/** Regions and countries with their tabs. */
export const PLACE_ROUTES = {
  region: {
    path: '/regions/:regionId',
    title: 'Region',
    forward: 'regionOperations',
    fragments: {
      operations: 'regionOperations',
      '3w': 'regionThreeW',
      'risk-watch': 'regionRiskWatch',
      'regional-profile': 'regionProfile',
      preparedness: 'regionPreparedness',
      'additional-info': 'regionAdditionalInfo',
    },
  },
  regionOperations: {
    path: 'operations',
    title: 'Region: operations',
    parent: 'region',
  },
  regionThreeW: { path: 'three-w', title: 'Region: 3W', parent: 'region' },
  regionRiskWatch: {
    path: 'risk-watch',
    title: 'Region: risk watch',
    parent: 'region',
    forward: 'regionRiskSeasonal',
  },
  regionRiskSeasonal: {
    path: 'seasonal',
    title: 'Region: seasonal risks',
    parent: 'regionRiskWatch',
  },
  regionRiskImminent: {
    path: 'imminent',
    title: 'Region: imminent risks',
    parent: 'regionRiskWatch',
  },
  regionPreparedness: {
    path: 'preparedness',
    title: 'Region: preparedness',
    parent: 'region',
  },
  regionProfile: { path: 'profile', title: 'Regional profile', parent: 'region' },
  regionAdditionalInfo: {
    path: 'additional-info',
    title: 'Region: additional info',
    parent: 'region',
  },

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
