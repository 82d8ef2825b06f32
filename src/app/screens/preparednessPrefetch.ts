// One file, since each that is loaded by itself costs the first load a line.
export { prefetchLearning } from '#src/records/learning/requests.ts';
export {
  prefetchCatalogue,
  prefetchPerformance,
  prefetchSummary,
} from '#src/screens/preparedness/requests.ts';
