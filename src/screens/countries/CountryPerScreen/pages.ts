/** Both pages of a cycle, in one file: each that is loaded by itself costs the first load a line. */
export { CountryPerExportScreen } from '../CountryPerExportScreen/index.tsx';
export { CountryPerScreen } from './index.tsx';
export { prefetchCycle, prefetchCyclePaper } from './requests.ts';
