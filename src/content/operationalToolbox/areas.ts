import areas from '../data/operationalToolbox.json';
import type { ToolboxArea } from '../schema.ts';

/** The toolbox for orange and red emergencies, in the order of its lanes. */
export const TOOLBOX_AREAS: readonly ToolboxArea[] = areas;

/** The federation's SharePoint, where most tools are kept. */
export const SHAREPOINT = 'https://ifrcorg.sharepoint.com';
