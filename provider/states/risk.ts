import type { Database } from '#provider/database/connect.ts';
import type { RiskSource } from '#provider/database/schema/risk.ts';
import { risk_event } from '#provider/database/schema.ts';
import { daysFromNow, isSeeded, NEPAL, number, type Parameters, type States } from './support.ts';

const SOURCES: Readonly<Record<string, RiskSource>> = {
  PDC: 'pdc',
  ADAM: 'adam',
  GDACS: 'gdacs',
  MeteoSwiss: 'meteoswiss',
};

/** What a source leaves where it could not be read: all that it tells of exposure is there, and is nothing. */
const UNREAD = {
  footprint_geojson: null,
  storm_position_geojson: null,
  cyclone_three_days_cou: null,
  cyclone_five_days_cou: null,
  population_exposure: null,
  capital_exposure: null,
};

/** A storm of today, of which every source tells. */
const addStorm =
  (source: RiskSource, exposure: Record<string, unknown>) => (db: Database, parameters: Parameters) =>
    db
      .insert(risk_event)
      .values({
        source,
        id: number(parameters, 'id'),
        country_id: NEPAL,
        touched: [NEPAL],
        hazard_type: 'TC',
        name: 'Tropical Cyclone - Ondeline',
        latitude: 28.2,
        longitude: 84,
        begins_at: daysFromNow(-1),
        ends_at: daysFromNow(2),
        told_at: daysFromNow(0),
        details: {},
        exposure,
      })
      .onConflictDoNothing();

const bySource = (said: (source: string) => string, handle: (source: RiskSource) => States[string]): States =>
  Object.fromEntries(
    Object.entries(SOURCES).map(([name, source]) => [said(name), handle(source) ?? isSeeded]),
  );

/** What the pacts ask of the risk API. */
export const RISK_STATES: States = {
  'the risks of a country are known': isSeeded,
  ...bySource(
    (name) => `there is an imminent event of ${name}`,
    (source) => addStorm(source, {}),
  ),
  ...bySource(
    (name) => `there is an imminent event of ${name} without its exposure`,
    (source) => addStorm(source, UNREAD),
  ),
  ...bySource(
    (name) => `no event of ${name} exists`,
    () => isSeeded,
  ),
};
