export type Kind =
  | 'regions'
  | 'countries'
  | 'district_province_response'
  | 'emergencies'
  | 'projects'
  | 'surge_alerts'
  | 'surge_deployments'
  | 'reports'
  | 'rapid_response_deployments';

/** A record that was found. `score` 0 to 1.1: how closely its words match what was typed. */
export interface Hit {
  kind: Kind;
  record_id: number;
  score: number;
}
