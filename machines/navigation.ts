import { type SnapshotFrom, setup } from 'xstate';
import { NAVIGATION_FADE_MS, NAVIGATION_GRACE_MS } from './constants/timings.ts';

/**
 * The loader over the page while a route loads.
 *
 *   idle -> grace -(150 ms)-> loading -> fading -(300 ms)-> idle; a route that loads within the grace shows nothing.
 *
 * Needs no effect.
 */
export const navigationMachine = setup({
  types: {
    events: {} as { type: 'navigation.started' } | { type: 'navigation.ended' },
    tags: {} as 'visible' | 'loading' | 'fading',
  },
  delays: { grace: NAVIGATION_GRACE_MS, fade: NAVIGATION_FADE_MS },
}).createMachine({
  id: 'navigation',
  initial: 'idle',
  states: {
    idle: { on: { 'navigation.started': 'grace' } },
    grace: {
      tags: 'loading',
      on: { 'navigation.ended': 'idle' },
      after: { grace: 'loading' },
    },
    loading: {
      tags: ['visible', 'loading'],
      on: { 'navigation.ended': 'fading' },
    },
    fading: {
      tags: ['visible', 'fading'],
      // The loader is still on the screen: a second grace would make it blink.
      on: { 'navigation.started': 'loading' },
      after: { fade: 'idle' },
    },
  },
});

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;
export const selectIsVisible = (snapshot: NavigationSnapshot) => snapshot.hasTag('visible');
export const selectIsFading = (snapshot: NavigationSnapshot) => snapshot.hasTag('fading');
/** Also true within the grace: for `aria-busy`, not for the eye. */
export const selectIsLoading = (snapshot: NavigationSnapshot) => snapshot.hasTag('loading');
