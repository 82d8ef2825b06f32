/** The tabs of a region that are texts, in one file: each that is loaded by itself costs the first load a line. */
export { RegionAdditionalInfoScreen } from './AdditionalInfo.tsx';
export { RegionPreparednessScreen } from './Preparedness.tsx';
export { RegionProfileScreen } from './Profile.tsx';
