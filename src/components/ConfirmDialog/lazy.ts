import { lazyComponent } from '../lazyPart.tsx';

/** `ConfirmDialog` for pages that most readers leave without one: its code comes once the page is there. */
export const ConfirmDialog = lazyComponent(async () => (await import('./index.tsx')).ConfirmDialog);
