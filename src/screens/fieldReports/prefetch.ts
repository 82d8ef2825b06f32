// One file, since each that is loaded by itself costs the first load a line.
export { prefetchForm } from './FieldReportFormScreen/requests.ts';
export { prefetchFieldReport } from './FieldReportScreen/requests.ts';
