import { from, type ScreenRow } from './row.ts';

const emergenciesAhead = from(() => import('#src/screens/emergencies/prefetch.ts'));
const flashUpdatesAhead = from(() => import('#src/screens/flashUpdates/prefetch.ts'));
const fieldReportsAhead = from(() => import('#src/screens/fieldReports/prefetch.ts'));

/** Emergencies, appeals, field reports, surge alerts and flash updates. */
export const EMERGENCY_SCREENS = {
  emergencies: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyListScreen/index.tsx')).EmergencyListScreen,
    prefetch: emergenciesAhead('prefetchEmergencies'),
  },
  emergencyBySlug: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyBySlugScreen/index.tsx')).EmergencyBySlugScreen,
    prefetch: emergenciesAhead('prefetchEmergencyBySlug'),
  },
  emergency: {
    screen: async () => (await import('#src/screens/emergencies/EmergencyScreen/index.tsx')).EmergencyScreen,
    prefetch: emergenciesAhead('prefetchEmergency'),
  },
  emergencyDetails: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyDetailsScreen/index.tsx')).EmergencyDetailsScreen,
  },
  emergencyReports: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyReportsScreen/index.tsx')).EmergencyReportsScreen,
    prefetch: emergenciesAhead('prefetchReports'),
  },
  emergencyActivities: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyActivitiesScreen/index.tsx'))
        .EmergencyActivitiesScreen,
    prefetch: emergenciesAhead('prefetchActivities'),
  },
  emergencySurge: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencySurgeScreen/index.tsx')).EmergencySurgeScreen,
    prefetch: emergenciesAhead('prefetchSurge'),
  },
  emergencyAdditionalInfo1: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo1,
    beside: () => import('#src/components/RichText/RichContent.tsx'),
  },
  emergencyAdditionalInfo2: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo2,
    beside: () => import('#src/components/RichText/RichContent.tsx'),
  },
  emergencyAdditionalInfo3: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfo3,
    beside: () => import('#src/components/RichText/RichContent.tsx'),
  },
  emergencyAdditionalInfo: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfoIndex,
  },
  emergencyAdditionalInfoTab: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx'))
        .EmergencyAdditionalInfoScreen,
    beside: () => import('#src/components/RichText/RichContent.tsx'),
  },
  followEmergency: {
    screen: async () =>
      (await import('#src/screens/emergencies/FollowEmergencyScreen/index.tsx')).FollowEmergencyScreen,
  },
  emergencyPrint: {
    screen: async () =>
      (await import('#src/screens/emergencies/EmergencyPrintScreen/index.tsx')).EmergencyPrintScreen,
    prefetch: emergenciesAhead('prefetchOnPaper'),
  },
  appeals: {
    screen: async () =>
      (await import('#src/screens/emergencies/AppealListScreen/index.tsx')).AppealListScreen,
    prefetch: emergenciesAhead('prefetchAppeals'),
  },
  fieldReports: {
    screen: async () =>
      (await import('#src/screens/emergencies/FieldReportListScreen/index.tsx')).FieldReportListScreen,
    prefetch: emergenciesAhead('prefetchFieldReports'),
  },
  newFieldReport: {
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/index.tsx')).NewFieldReportScreen,
    prefetch: fieldReportsAhead('prefetchForm'),
  },
  fieldReport: {
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportScreen/index.tsx')).FieldReportScreen,
    prefetch: fieldReportsAhead('prefetchFieldReport'),
  },
  editFieldReport: {
    screen: async () =>
      (await import('#src/screens/fieldReports/FieldReportFormScreen/index.tsx')).EditFieldReportScreen,
    prefetch: fieldReportsAhead('prefetchForm'),
  },
  surgeAlerts: {
    screen: async () =>
      (await import('#src/screens/emergencies/SurgeAlertListScreen/index.tsx')).SurgeAlertListScreen,
    prefetch: emergenciesAhead('prefetchSurgeAlerts'),
  },
  flashUpdates: {
    screen: async () =>
      (await import('#src/screens/flashUpdates/FlashUpdateListScreen/index.tsx')).FlashUpdateListScreen,
    prefetch: flashUpdatesAhead('prefetchFlashUpdates'),
  },
  newFlashUpdate: {
    screen: async () =>
      (await import('#src/screens/flashUpdates/FlashUpdateFormScreen/index.tsx')).NewFlashUpdateScreen,
    prefetch: flashUpdatesAhead('prefetchFlashForm'),
  },
  flashUpdate: {
    screen: async () =>
      (await import('#src/screens/flashUpdates/FlashUpdateScreen/index.tsx')).FlashUpdateScreen,
    prefetch: flashUpdatesAhead('prefetchFlashUpdate'),
  },
  editFlashUpdate: {
    screen: async () =>
      (await import('#src/screens/flashUpdates/FlashUpdateFormScreen/index.tsx')).EditFlashUpdateScreen,
    prefetch: flashUpdatesAhead('prefetchFlashForm'),
  },
} as const satisfies Record<string, ScreenRow>;
