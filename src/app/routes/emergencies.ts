import { prefetchEmergencies } from '#src/screens/emergencies/EmergencyListScreen/requests.ts';
import { prefetchEmergency } from '#src/screens/emergencies/EmergencyScreen/requests.ts';
import { anyone, federationAdmin, notGuest, type RouteRow, signedIn } from './row.ts';

/** Emergencies, appeals, field reports, surge alerts and flash updates. */
export const EMERGENCY_ROUTES = {
  emergencyOverview: { path: '/emergencies', ...anyone },
  emergencies: {
    path: '/emergencies/all',
    ...anyone,
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyListScreen/index.tsx')).EmergencyListScreen,
    prefetch: prefetchEmergencies,
  },
  emergencyBySlug: { path: '/emergencies/slug/:slug', ...anyone },
  emergency: {
    path: '/emergencies/:emergencyId',
    forward: 'emergencyDetails',
    fragments: {
      details: 'emergencyDetails',
      reports: 'emergencyReports',
      activities: 'emergencyActivities',
      surge: 'emergencySurge',
    },
    ...anyone,
    screen: async () => (await import('#src/screens/emergencies/EmergencyScreen/index.tsx')).EmergencyScreen,
    prefetch: prefetchEmergency,
  },
  emergencyDetails: {
    path: 'details',
    parent: 'emergency',
    ...anyone,
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyDetailsScreen/index.tsx')).EmergencyDetailsScreen,
  },
  emergencyReports: { path: 'reports', parent: 'emergency', ...anyone },
  emergencyActivities: { path: 'activities', parent: 'emergency', ...anyone },
  emergencySurge: { path: 'surge', parent: 'emergency', ...anyone },
  emergencyAdditionalInfo1: { path: 'additional-info-1', parent: 'emergency', ...anyone },
  emergencyAdditionalInfo2: { path: 'additional-info-2', parent: 'emergency', ...anyone },
  emergencyAdditionalInfo3: { path: 'additional-info-3', parent: 'emergency', ...anyone },
  emergencyAdditionalInfo: { path: 'additional-info', parent: 'emergency', ...anyone },
  emergencyAdditionalInfoTab: { path: 'additional-info/:tabId', parent: 'emergency', ...anyone },
  followEmergency: { path: '/emergencies/:emergencyId/follow', ...signedIn },

  appeals: { path: '/appeals/all', ...anyone },

  fieldReports: { path: '/field-reports/all', ...anyone },
  newFieldReport: { path: '/field-reports/new', ...notGuest },
  fieldReport: { path: '/field-reports/:fieldReportId', ...anyone },
  editFieldReport: { path: '/field-reports/:fieldReportId/edit', ...notGuest },

  surgeAlerts: { path: '/alerts/all', ...anyone },

  flashUpdates: { path: '/flash-updates/all', ...federationAdmin },
  newFlashUpdate: { path: '/flash-updates/new', ...federationAdmin },
  // Visible to anyone by the specification, and still for federation admins only: visitors see the refusal.
  flashUpdate: { path: '/flash-updates/:flashUpdateId', ...federationAdmin, visibility: 'anything' },
  editFlashUpdate: { path: '/flash-updates/:flashUpdateId/edit', ...federationAdmin },
} as const satisfies Record<string, RouteRow>;
