import type { ComponentType } from 'react';
import type { Prefetch } from '#src/core/prefetch.ts';

/** A prefetch whose code is fetched first. */
export type LaterPrefetch = (...given: Parameters<Prefetch>) => Promise<void>;

/**
 * `prefetch`: the row's own, for the first page, whose calls the page itself has made (`src/beforeApp`): it takes their answers, so that
 * a screen of one piece, such as a list, a record or a tab with its frame, is drawn once, with them. A screen whose parts come one by
 * one shows the first of them sooner without.
 */
type Screen = ComponentType & { prefetch?: Prefetch };

/** What is fetched when a route is opened. */
export interface ScreenRow {
  readonly screen: () => Promise<Screen>;
  /** Starts the calls of the screen, so that they run while the rest of its code loads. `config`: what the API offers; `now`: by the app's clock. */
  readonly prefetch?: LaterPrefetch;
  /** Fetches code that what is read first needs beside the screen's own, such as the sanitiser of texts. Nobody waits for it. */
  readonly beside?: () => Promise<unknown>;
  /** The namespaces of all strings the screen's code names, a blank between them: the build finds them (`scripts/lib/screenStrings.mjs`). */
  readonly strings?: string;
}

/** What opening a route takes. Frames of tabs may do without a screen. */
export interface Opened extends Partial<Omit<ScreenRow, 'strings'>> {
  readonly namespaces: readonly string[];
}

export const namespacesIn = (row: ScreenRow | undefined) => row?.strings?.split(' ') ?? [];

export const opened = (row: ScreenRow): Opened => ({ ...row, namespaces: namespacesIn(row) });

/** Those of what a module exports that prefetch. */
type PrefetchesOf<Module> = {
  [Name in keyof Module]: Module[Name] extends Prefetch ? Name : never;
}[keyof Module];

/** Takes prefetches by their names from a module of several, which comes with the first that is needed. */
export const from =
  <Module>(load: () => Promise<Module>) =>
  (name: PrefetchesOf<Module>): LaterPrefetch =>
  async (...given) =>
    ((await load())[name] as Prefetch)(...given);
