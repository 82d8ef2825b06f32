import type { Language } from '#contracts/languages.ts';
import { fetchContent } from '../fetchContent.ts';
import type { ToolboxArea } from '../schema.ts';

/** The toolbox for orange and red emergencies, in the order of its lanes: the same promise each time. Undefined where it cannot be had. */
export const fetchToolbox = (language: Language) =>
  fetchContent<readonly ToolboxArea[]>('operationalToolbox', language);

/** The federation's SharePoint, where most tools are kept. */
export const SHAREPOINT = 'https://ifrcorg.sharepoint.com';
