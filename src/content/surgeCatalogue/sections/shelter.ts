import { page as coordinatorTeam } from '../pages/shelter/coordinator-team.ts';
import { page as technicalTeam } from '../pages/shelter/technical-team.ts';
import { page as section } from '../pages/shelter.ts';
import type { SectionPages } from '../types.ts';

export const pages: SectionPages = {
  shelter: section,
  'shelter/coordinator-team': coordinatorTeam,
  'shelter/technical-team': technicalTeam,
};
