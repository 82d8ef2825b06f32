import type { ShapeName } from '#src/components/WorldMap/shapes.ts';
import { ALERTS, type Alert } from './imminent.ts';

/** Of events whose source gives no level. */
export const UNRATED = 'none';
export type Rating = Alert | typeof UNRATED;
/** The worst first. */
export const RATINGS = [...ALERTS, UNRATED] as const satisfies readonly Rating[];

export const ratingOf = ({ alert }: { alert: Alert | undefined }): Rating => alert ?? UNRATED;

/** How a level of alert looks: its shape tells it without its colour. */
export const ALERT_LOOKS: Readonly<Record<Rating, { color: string; shape: ShapeName }>> = {
  red: { color: '#c8102e', shape: 'triangle' },
  orange: { color: '#c25e00', shape: 'diamond' },
  green: { color: '#3f7d20', shape: 'circle' },
  none: { color: '#5c6670', shape: 'square' },
};
