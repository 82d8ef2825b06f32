import { anyone, federationAdmin, notGuest, type RouteRow, signedIn } from './row.ts';

/** Emergencies, appeals, field reports, surge alerts and flash updates. */
export const EMERGENCY_ROUTES = {
  emergencyOverview: {
    path: '/emergencies',
    title: 'Emergencies',
    ...anyone,
    strings: ['emergencyOverview', 'emergencyTable', 'worldMap', 'chart', 'recordList', 'select'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyOverviewScreen/index.tsx')).EmergencyOverviewScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyOverviewScreen/requests.ts')).prefetchOverview(
        requests,
        address,
      ),
  },
  emergencies: {
    path: '/emergencies/all',
    title: 'All Emergencies',
    ...anyone,
    strings: ['recordList', 'emergencyTable', 'select'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyListScreen/index.tsx')).EmergencyListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyListScreen/requests.ts')).prefetchEmergencies(
        requests,
        address,
      ),
  },
  emergencyBySlug: {
    path: '/emergencies/slug/:slug',
    title: 'Emergency',
    ...anyone,
    strings: ['emergencyBySlug'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyBySlugScreen/index.tsx')).EmergencyBySlugScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyBySlugScreen/requests.ts')).prefetchEmergencyBySlug(
        requests,
        address,
      ),
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
    // Those of its tabs as well: one call for all, whichever is opened first.
    strings: [
      'emergency',
      'follow',
      'emergencyDetails',
      'contactType',
      'emergencyReports',
      'emergencyActivities',
      'emergencySurge',
      'emergencyAdditionalInfo',
      'recordList',
      'select',
      'richText',
      'worldMap',
      'chart',
    ],
    screen: async () => (await import('#src/screens/emergencies/EmergencyScreen/index.tsx')).EmergencyScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyScreen/requests.ts')).prefetchEmergency(
        requests,
        address,
      ),
  },
  emergencyDetails: {
    path: 'details',
    title: 'Emergency Details',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyDetails', 'contactType', 'worldMap', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyDetailsScreen/index.tsx')).EmergencyDetailsScreen,
    prefetch: async () => (await import('#src/components/RichText/index.tsx')).preloadRichText(),
  },
  emergencyReports: {
    path: 'reports',
    title: 'Reports and Documents',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyReports', 'recordList'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyReportsScreen/index.tsx')).EmergencyReportsScreen,
  },
  emergencyActivities: {
    path: 'activities',
    title: 'Activities',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyActivities', 'recordList', 'select', 'worldMap', 'chart'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyActivitiesScreen/index.tsx'))
        .EmergencyActivitiesScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyActivitiesScreen/requests.ts')).prefetchActivities(
        requests,
        address,
      ),
  },
  emergencySurge: {
    path: 'surge',
    title: 'Surge',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencySurge'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencySurgeScreen/index.tsx')).EmergencySurgeScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencySurgeScreen/requests.ts')).prefetchSurge(
        requests,
        address,
      ),
  },
  emergencyAdditionalInfo1: {
    path: 'additional-info-1',
    title: 'Additional Info 1',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyAdditionalInfo', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo1,
    prefetch: async () => (await import('#src/components/RichText/index.tsx')).preloadRichText(),
  },
  emergencyAdditionalInfo2: {
    path: 'additional-info-2',
    title: 'Additional Info 2',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyAdditionalInfo', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo2,
    prefetch: async () => (await import('#src/components/RichText/index.tsx')).preloadRichText(),
  },
  emergencyAdditionalInfo3: {
    path: 'additional-info-3',
    title: 'Additional Info 3',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyAdditionalInfo', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo3,
    prefetch: async () => (await import('#src/components/RichText/index.tsx')).preloadRichText(),
  },
  emergencyAdditionalInfo: {
    path: 'additional-info',
    title: 'Additional Info',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyAdditionalInfo', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfoIndex,
  },
  emergencyAdditionalInfoTab: {
    path: 'additional-info/:tabId',
    title: 'Additional Info',
    parent: 'emergency',
    ...anyone,
    strings: ['emergencyAdditionalInfo', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfoScreen,
    prefetch: async () => (await import('#src/components/RichText/index.tsx')).preloadRichText(),
  },
  followEmergency: {
    path: '/emergencies/:emergencyId/follow',
    title: 'Follow Emergency',
    ...signedIn,
    strings: ['followEmergency'],
    screen: async () =>
      (await import('#src/screens/emergencies/FollowEmergencyScreen/index.tsx')).FollowEmergencyScreen,
  },
  // Not of the specification: a page made for paper.
  emergencyPrint: {
    path: '/emergencies/:emergencyId/print',
    title: 'Emergency for print',
    ...anyone,
    strings: ['emergencyPrint', 'emergency', 'emergencyDetails', 'contactType', 'richText'],
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyPrintScreen/index.tsx')).EmergencyPrintScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/EmergencyScreen/requests.ts')).prefetchEmergency(
        requests,
        address,
      ),
  },

  appeals: {
    path: '/appeals/all',
    title: 'All Appeals',
    ...anyone,
    strings: ['recordList', 'select'],
    screen: async () =>
      (await import('#src/screens/emergencies/AppealListScreen/index.tsx')).AppealListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/AppealListScreen/requests.ts')).prefetchAppeals(
        requests,
        address,
      ),
  },

  fieldReports: {
    path: '/field-reports/all',
    title: 'All Field Reports',
    ...anyone,
    strings: ['recordList', 'select'],
    screen: async () =>
      (await import('#src/screens/emergencies/FieldReportListScreen/index.tsx')).FieldReportListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/FieldReportListScreen/requests.ts')).prefetchFieldReports(
        requests,
        address,
      ),
  },
  newFieldReport: {
    path: '/field-reports/new',
    title: 'New Field Report',
    ...notGuest,
    strings: [
      'recordForm',
      'formErrors',
      'fieldReportForm',
      'fieldReportErrors',
      'attachments',
      'inputs',
      'richTextInput',
    ],
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/index.tsx')).NewFieldReportScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/requests.ts')).prefetchForm(
        requests,
        address,
      ),
  },
  fieldReport: {
    path: '/field-reports/:fieldReportId',
    title: 'Field Report',
    ...anyone,
    strings: ['fieldReport', 'contactType', 'recordList', 'richText'],
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportScreen/index.tsx')).FieldReportScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/fieldReports/FieldReportScreen/requests.ts')).prefetchFieldReport(
        requests,
        address,
      ),
  },
  editFieldReport: {
    path: '/field-reports/:fieldReportId/edit',
    title: 'Edit Field Report',
    ...notGuest,
    strings: [
      'recordForm',
      'formErrors',
      'fieldReportForm',
      'fieldReportErrors',
      'attachments',
      'inputs',
      'richTextInput',
    ],
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/index.tsx')).EditFieldReportScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/requests.ts')).prefetchForm(
        requests,
        address,
      ),
  },

  surgeAlerts: {
    path: '/alerts/all',
    title: 'All Surge Alerts',
    ...anyone,
    strings: ['recordList', 'select'],
    screen: async () =>
      (await import('#src/screens/emergencies/SurgeAlertListScreen/index.tsx')).SurgeAlertListScreen,
    prefetch: async (requests, address) =>
      (await import('#src/screens/emergencies/SurgeAlertListScreen/requests.ts')).prefetchSurgeAlerts(
        requests,
        address,
      ),
  },

  flashUpdates: { path: '/flash-updates/all', title: 'All Flash Updates', ...federationAdmin },
  newFlashUpdate: { path: '/flash-updates/new', title: 'New Flash Update', ...federationAdmin },
  // Visible to anyone by the specification, and still for federation admins only: visitors see the refusal.
  flashUpdate: {
    path: '/flash-updates/:flashUpdateId',
    title: 'Flash Update',
    ...federationAdmin,
    visibility: 'anything',
  },
  editFlashUpdate: {
    path: '/flash-updates/:flashUpdateId/edit',
    title: 'Edit Flash Update',
    ...federationAdmin,
  },
} as const satisfies Record<string, RouteRow>;
