import { lazyComponent } from '#src/components/lazyPart.tsx';

/** `WayOn`, with code of its own: few come to a page that is not there. */
export const WayOn = lazyComponent(async () => (await import('./WayOn.tsx')).WayOn);
