import { page as hwts } from '../pages/wash/hwts.ts';
import { page as kit2 } from '../pages/wash/kit-2.ts';
import { page as kit5 } from '../pages/wash/kit-5.ts';
import { page as m15Eru } from '../pages/wash/m15-eru.ts';
import { page as m40Eru } from '../pages/wash/m40-eru.ts';
import { page as msm20Eru } from '../pages/wash/msm20-eru.ts';
import { page as waterSupplyRehabilitation } from '../pages/wash/water-supply-rehabilitation.ts';
import { page as section } from '../pages/wash.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  wash: section,
  'wash/kit-2': kit2,
  'wash/kit-5': kit5,
  'wash/m15-eru': m15Eru,
  'wash/msm20-eru': msm20Eru,
  'wash/m40-eru': m40Eru,
  'wash/water-supply-rehabilitation': waterSupplyRehabilitation,
  'wash/hwts': hwts,
};
