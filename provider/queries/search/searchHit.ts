/** The most that a group shows. Source: GO API. */
export const HITS_PER_GROUP = 50;

/** Groups of the answer; flash updates stand in it among the reports. */
export type Kind =
  | 'regions'
  | 'countries'
  | 'district_province_response'
  | 'emergencies'
  | 'projects'
  | 'surge_alerts'
  | 'surge_deployments'
  | 'reports'
  | 'flash_updates'
  | 'rapid_response_deployments';

/** A record that was found. `score` 0 to 1.1: how closely its words match what was typed. */
export interface Hit {
  kind: Kind;
  record_id: number;
  score: number;
}
