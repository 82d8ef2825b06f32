import type { Hazard } from '#contracts/risk/shared.ts';
import type { PictogramName } from '#src/domain/pictograms.ts';

/** How hazards look. Source: facts of the risk watch, "Colours", darker where they would not be told apart from the ground. */
export const HAZARD_COLORS: Readonly<Record<Hazard, string>> = {
  EQ: '#c8643c',
  FL: '#3f6ea8',
  TC: '#6c97cf',
  TS: '#6c97cf',
  FI: '#7c9a45',
  SS: '#4f8a9a',
  DR: '#94619b',
  WF: '#e0480c',
  EP: '#7d7d7d',
  CD: '#7d7d7d',
};

export const HAZARD_PICTOGRAMS: Readonly<Record<Hazard, PictogramName>> = {
  EQ: 'earthquake',
  FL: 'flood',
  TC: 'cyclone',
  TS: 'tsunami',
  FI: 'foodInsecurity',
  SS: 'stormSurge',
  DR: 'drought',
  WF: 'fire',
  EP: 'epidemic',
  CD: 'cyclone',
};

/** Of events that have a place on a map. */
export const EVENT_HAZARDS = ['FL', 'TC', 'EQ', 'DR', 'WF'] as const satisfies readonly Hazard[];
