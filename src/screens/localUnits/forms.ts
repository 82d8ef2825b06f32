/** All that writes local units, in one file: each that is loaded by itself costs the first load a line. */
export { EditLocalUnitScreen, NewLocalUnitScreen, prefetchForm } from './LocalUnitFormScreen/index.tsx';
export { LocalUnitUploadScreen } from './LocalUnitUploadScreen/index.tsx';
