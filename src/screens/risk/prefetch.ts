// One file, since each that is loaded by itself costs the first load a line.
export { prefetchImminent } from '#src/records/risk/ImminentEvents/requests.ts';
export { prefetchSeasonal } from '#src/records/risk/RiskMap/requests.ts';
