import { lazyComponent } from '#src/components/lazyPart.tsx';

/** The dialog, fetched when it is opened. */
export const ShareDialog = lazyComponent(async () => (await import('./index.tsx')).ShareDialog);
