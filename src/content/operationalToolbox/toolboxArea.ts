import type { Translated } from '../translated.ts';

/** A lane of the operational toolbox: an area of work, its folder of tools, and what is done in it when. */
export interface ToolboxArea {
  readonly id: string;
  readonly name: Translated;
  /** Where all tools of the area are kept. */
  readonly folder: string;
  /** What is to be done before the disaster. */
  readonly preDisaster: readonly Translated[];
  /** In the order of the lane, not of time. */
  readonly steps: readonly ToolboxStep[];
}

export interface ToolboxStep {
  readonly label: Translated;
  /**
   * When it may begin and end, in columns of the timeline: 0 is the disaster, 1 the end of its first week, 4 the end of
   * its first month, and each column after that a month, up to 7. The times are indicative.
   */
  readonly from: number;
  readonly to: number;
  /** The tool for this step. */
  readonly href: string;
}

/** The federation's SharePoint, where most tools are kept. */
export const SP = 'https://ifrcorg.sharepoint.com';
