import events from '#machines/diagrams/events.json' with { type: 'json' };
import type { EventShapes } from '#scripts/machines/shape.ts';

/** As the compiler knows it; `npm run machines:diagrams` writes it. */
const SHAPES = events as unknown as Readonly<Record<string, EventShapes>>;

/** What the events of a machine must hold, and the ends of its effects. */
export const shapesOf = (machine: string): EventShapes => SHAPES[machine] ?? {};
