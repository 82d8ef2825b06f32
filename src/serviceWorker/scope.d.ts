// The compiler knows browsers' windows or their workers, not both at once: what our worker uses of its scope.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

/** Set by `scripts/serviceWorker.ts`. */
declare const __SHELL_REVISION__: string;
/** What every page begins with, and all files that a page may be made of: paths of the app. */
declare const __SHELL_FILES__: readonly string[];
declare const __FILES__: readonly string[];
/** A regular expression of all paths of the app: `scripts/pages.ts`. */
declare const __PAGES__: string;
