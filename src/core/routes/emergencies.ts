import { anyone, federationAdmin, notGuest, type RouteRow, signedIn } from './row.ts';

/** Emergencies, appeals, field reports, surge alerts and flash updates. */
export const EMERGENCY_ROUTES = {
  emergencyOverview: {
    path: '/emergencies',
    title: 'Emergencies',
    ...anyone,
  },
  emergencies: {
    path: '/emergencies/all',
    title: 'All emergencies',
    ...anyone,
  },
  emergencyBySlug: {
    path: '/emergencies/slug/:slug',
    title: 'Emergency',
    ...anyone,
  },
  emergency: {
    path: '/emergencies/:emergencyId',
    title: 'Emergency',
    forward: 'emergencyDetails',
    fragments: {
      details: 'emergencyDetails',
      reports: 'emergencyReports',
      activities: 'emergencyActivities',
      surge: 'emergencySurge',
    },
    otherFragments: { to: 'emergencyAdditionalInfoTab', parameter: 'tabId' },
    ...anyone,
  },
  emergencyDetails: {
    path: 'details',
    title: 'Emergency details',
    parent: 'emergency',
    ...anyone,
  },
  emergencyReports: {
    path: 'reports',
    title: 'Reports and documents',
    parent: 'emergency',
    ...anyone,
  },
  emergencyActivities: {
    path: 'activities',
    title: 'Activities',
    parent: 'emergency',
    ...anyone,
  },
  emergencySurge: {
    path: 'surge',
    title: 'Surge',
    parent: 'emergency',
    ...anyone,
  },
  emergencyAdditionalInfo1: {
    path: 'additional-info-1',
    title: 'Additional info 1',
    parent: 'emergency',
    ...anyone,
  },
  emergencyAdditionalInfo2: {
    path: 'additional-info-2',
    title: 'Additional info 2',
    parent: 'emergency',
    ...anyone,
  },
  emergencyAdditionalInfo3: {
    path: 'additional-info-3',
    title: 'Additional info 3',
    parent: 'emergency',
    ...anyone,
  },
  emergencyAdditionalInfo: {
    path: 'additional-info',
    title: 'Additional info',
    parent: 'emergency',
    ...anyone,
  },
  emergencyAdditionalInfoTab: {
    path: 'additional-info/:tabId',
    title: 'Additional info',
    parent: 'emergency',
    ...anyone,
  },
  followEmergency: {
    path: '/emergencies/:emergencyId/follow',
    title: 'Follow emergency',
    ...signedIn,
  },
  // Not of the specification: a page made for paper.
  emergencyPrint: {
    path: '/emergencies/:emergencyId/print',
    title: 'Emergency for print',
    ...anyone,
  },

  appeals: {
    path: '/appeals/all',
    title: 'All appeals',
    ...anyone,
  },

  fieldReports: {
    path: '/field-reports/all',
    title: 'All field reports',
    ...anyone,
  },
  newFieldReport: {
    path: '/field-reports/new',
    title: 'New field report',
    ...notGuest,
  },
  fieldReport: {
    path: '/field-reports/:fieldReportId',
    title: 'Field report',
    ...anyone,
  },
  editFieldReport: {
    path: '/field-reports/:fieldReportId/edit',
    title: 'Edit field report',
    ...notGuest,
  },

  surgeAlerts: {
    path: '/alerts/all',
    title: 'All surge alerts',
    ...anyone,
  },

  flashUpdates: {
    isPlanned: true,
    path: '/flash-updates/all',
    title: 'All flash updates',
    ...federationAdmin,
  },
  newFlashUpdate: {
    isPlanned: true,
    path: '/flash-updates/new',
    title: 'New flash update',
    ...federationAdmin,
  },
  // Visible to anyone by the specification, and still for federation admins only: visitors see the refusal.
  flashUpdate: {
    isPlanned: true,
    path: '/flash-updates/:flashUpdateId',
    title: 'Flash update',
    ...federationAdmin,
    visibility: 'anything',
  },
  editFlashUpdate: {
    isPlanned: true,
    path: '/flash-updates/:flashUpdateId/edit',
    title: 'Edit flash update',
    ...federationAdmin,
  },
} as const satisfies Record<string, RouteRow>;
