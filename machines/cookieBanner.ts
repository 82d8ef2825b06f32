import { type SnapshotFrom, setup } from 'xstate';

/**
 * The question for consent to cookies and analytics, asked until it is answered with yes, then never again unless the
 * reader takes the consent back.
 *
 *   deciding -> shown -(accept)-> accepted -(withdraw)-> shown
 *
 * `storage.changed` brings what another tab did. Provide `keepConsent` and `dropConsent`; `startAnalytics` runs on
 * entering `accepted` and nowhere else, so that nothing analytical loads before; `stopAnalytics` on leaving it.
 */
export const cookieBannerMachine = setup({
  types: {
    context: {} as { isAccepted: boolean },
    input: {} as { isAccepted: boolean },
    events: {} as
      | { type: 'accept' }
      | { type: 'withdraw' }
      | { type: 'storage.changed'; isAccepted: boolean },
    tags: {} as 'shown',
  },
  guards: {
    isAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted,
    isWithdrawn: (_, { isAccepted }: { isAccepted: boolean }) => !isAccepted,
  },
  actions: {
    keepConsent: () => {},
    dropConsent: () => {},
    startAnalytics: () => {},
    stopAnalytics: () => {},
  },
}).createMachine({
  id: 'cookieBanner',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isAccepted', params: ({ context }) => context }, target: 'accepted' },
        { target: 'shown' },
      ],
    },
    shown: {
      tags: 'shown',
      on: {
        accept: { target: 'accepted', actions: 'keepConsent' },
        'storage.changed': {
          guard: { type: 'isAccepted', params: ({ event }) => event },
          target: 'accepted',
        },
      },
    },
    accepted: {
      entry: 'startAnalytics',
      exit: 'stopAnalytics',
      on: {
        withdraw: { target: 'shown', actions: 'dropConsent' },
        'storage.changed': {
          guard: { type: 'isWithdrawn', params: ({ event }) => event },
          target: 'shown',
        },
      },
    },
  },
});

export type CookieBannerSnapshot = SnapshotFrom<typeof cookieBannerMachine>;
export const selectIsShown = (snapshot: CookieBannerSnapshot) => snapshot.hasTag('shown');
