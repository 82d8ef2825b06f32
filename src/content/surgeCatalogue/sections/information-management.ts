import { page as composition } from '../pages/information-management/composition.ts';
import { page as genevaSupport } from '../pages/information-management/geneva-support.ts';
import { page as regionalOfficeSupport } from '../pages/information-management/regional-office-support.ts';
import { page as rolesResponsibility } from '../pages/information-management/roles-responsibility.ts';
import { page as satelliteImagery } from '../pages/information-management/satellite-imagery.ts';
import { page as section } from '../pages/information-management.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  'information-management': section,
  'information-management/satellite-imagery': satelliteImagery,
  'information-management/roles-responsibility': rolesResponsibility,
  'information-management/regional-office-support': regionalOfficeSupport,
  'information-management/geneva-support': genevaSupport,
  'information-management/composition': composition,
};
