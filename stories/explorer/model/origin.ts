declare const __COMMIT__: string | undefined;

/** Where and when something was recorded. */
export interface Origin {
  /** The commit of the code, in short. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly address: string;
  readonly browser: string;
}

/** Here and now. The build says of which commit it is. */
export function originHere(): Origin {
  return {
    commit: commitHere(),
    at: new Date().toISOString(),
    address: globalThis.location?.href ?? '',
    browser: globalThis.navigator?.userAgent ?? '',
  };
}

export function commitHere(): string {
  return typeof __COMMIT__ === 'undefined' ? '' : __COMMIT__;
}
