import { ASSESSMENT } from './assessment.ts';
import { COMMUNICATIONS } from './communications.ts';
import { COORDINATION } from './coordination.ts';
import { FINANCE } from './finance.ts';
import { INFORMATION_MANAGEMENT } from './informationManagement.ts';
import { LOGISTICS } from './logistics.ts';
import { MONITORING } from './monitoring.ts';
import { OTHER } from './other.ts';
import { PLANNING } from './planning.ts';
import { SECURITY } from './security.ts';
import { SURGE_AND_HUMAN_RESOURCES } from './surgeAndHumanResources.ts';
import type { ToolboxArea } from './toolboxArea.ts';

export type { ToolboxArea, ToolboxStep } from './toolboxArea.ts';

/** The toolbox for orange and red emergencies, in the order of its lanes. */
export const TOOLBOX_AREAS: readonly ToolboxArea[] = [
  ASSESSMENT,
  PLANNING,
  COORDINATION,
  SURGE_AND_HUMAN_RESOURCES,
  MONITORING,
  INFORMATION_MANAGEMENT,
  FINANCE,
  LOGISTICS,
  SECURITY,
  COMMUNICATIONS,
  OTHER,
];
