import { federationAdmin, notGuest, type RouteRow, signedIn } from './row.ts';

/** Emergencies, appeals, field reports, surge alerts and flash updates. */
export const EMERGENCY_ROUTES = {
  emergencyOverview: {
    path: '/emergencies',
    title: 'Emergencies',
  },
  emergencies: {
    path: '/emergencies/all',
    title: 'All emergencies',
  },
  emergencyBySlug: {
    path: '/emergencies/slug/:slug',
    title: 'Emergency',
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
  },
  emergencyDetails: {
    path: 'details',
    title: 'Emergency details',
    parent: 'emergency',
  },
  emergencyReports: {
    path: 'reports',
    title: 'Reports and documents',
    parent: 'emergency',
  },
  emergencyActivities: {
    path: 'activities',
    title: 'Activities',
    parent: 'emergency',
  },
  emergencySurge: {
    path: 'surge',
    title: 'Surge',
    parent: 'emergency',
  },
  emergencyAdditionalInfo1: {
    path: 'additional-info-1',
    title: 'Additional info 1',
    parent: 'emergency',
  },
  emergencyAdditionalInfo2: {
    path: 'additional-info-2',
    title: 'Additional info 2',
    parent: 'emergency',
  },
  emergencyAdditionalInfo3: {
    path: 'additional-info-3',
    title: 'Additional info 3',
    parent: 'emergency',
  },
  emergencyAdditionalInfo: {
    path: 'additional-info',
    title: 'Additional info',
    parent: 'emergency',
  },
  emergencyAdditionalInfoTab: {
    path: 'additional-info/:tabId',
    title: 'Additional info',
    parent: 'emergency',
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
  },

  appeals: {
    path: '/appeals/all',
    title: 'All appeals',
  },

  fieldReports: {
    path: '/field-reports/all',
    title: 'All field reports',
  },
  newFieldReport: {
    path: '/field-reports/new',
    title: 'New field report',
    ...notGuest,
  },
  fieldReport: {
    path: '/field-reports/:fieldReportId',
    title: 'Field report',
  },
  editFieldReport: {
    path: '/field-reports/:fieldReportId/edit',
    title: 'Edit field report',
    ...notGuest,
  },

  surgeAlerts: {
    path: '/alerts/all',
    title: 'All surge alerts',
  },

  flashUpdates: {
    path: '/flash-updates/all',
    title: 'All flash updates',
    ...federationAdmin,
  },
  newFlashUpdate: {
    path: '/flash-updates/new',
    title: 'New flash update',
    ...federationAdmin,
  },
  // Visible to anyone by the specification, and still for federation admins only: visitors see the refusal.
  flashUpdate: {
    path: '/flash-updates/:flashUpdateId',
    title: 'Flash update',
    permission: federationAdmin.permission,
  },
  editFlashUpdate: {
    path: '/flash-updates/:flashUpdateId/edit',
    title: 'Edit flash update',
    ...federationAdmin,
  },
} as const satisfies Record<string, RouteRow>;
