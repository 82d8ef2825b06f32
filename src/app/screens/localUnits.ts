import { from, type ScreenRow } from './row.ts';

const prefetchForm = from(() => import('#src/screens/localUnits/forms.ts'))('prefetchForm');

/** Local units of National Societies; their list stands on the page of their country. */
export const LOCAL_UNIT_SCREENS = {
  newLocalUnit: {
    screen: async () => (await import('#src/screens/localUnits/forms.ts')).NewLocalUnitScreen,
    prefetch: prefetchForm,
  },
  uploadLocalUnits: {
    screen: async () => (await import('#src/screens/localUnits/forms.ts')).LocalUnitUploadScreen,
  },
  localUnit: {
    screen: async () => (await import('#src/screens/localUnits/LocalUnitScreen/index.tsx')).LocalUnitScreen,
    prefetch: from(() => import('#src/screens/localUnits/LocalUnitScreen/index.tsx'))('prefetchUnit'),
  },
  editLocalUnit: {
    screen: async () => (await import('#src/screens/localUnits/forms.ts')).EditLocalUnitScreen,
    prefetch: prefetchForm,
  },
} as const satisfies Record<string, ScreenRow>;
