import {
  assign,
  type DoneActorEvent,
  emit,
  type SnapshotFrom,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { type AlertHold, alertMachine } from './alert.ts';

export type AlertVariant = 'success' | 'warning' | 'danger' | 'info';

/**
 * A message over the page. `name` identifies it: an alert added under a name in use changes the one that is there.
 * `duration`: milliseconds, 4500 when missing, Infinity until somebody closes it. `nonDismissable`: neither time nor the close
 * button ends it, only its action or a change. `debugMessage`: what 'Copy error details' copies.
 * `action`: the words of a button that leads on; pressing it is `alert.acted`.
 */
export interface Alert {
  name: string;
  variant: AlertVariant;
  title: string;
  description?: string | undefined;
  duration?: number | undefined;
  nonDismissable?: boolean | undefined;
  debugMessage?: string | undefined;
  action?: string | undefined;
}

type AlertsEvent =
  | { type: 'alert.added'; alert: Alert }
  | { type: 'alert.updated'; name: string; change: Partial<Omit<Alert, 'name'>> }
  | { type: 'alert.removed'; name: string }
  | { type: 'alert.acted'; name: string }
  | { type: 'alert.paused'; name: string; by: AlertHold }
  | { type: 'alert.resumed'; name: string; by: AlertHold }
  | DoneActorEvent<unknown, string>;

interface AlertsContext {
  alerts: readonly Alert[];
}

/**
 * The alerts on the screen, oldest first, each with a child actor (`alertMachine`, its id is the alert's name) that ends
 * when its time is over.
 *
 * `alert.added` with a name in use updates; `alert.updated` merges and starts the time again; `alert.removed` is the close
 * button, which a `nonDismissable` alert does not have; `alert.acted` the action's, which closes too and is emitted for whoever added the alert; `alert.paused` and `alert.resumed` come from pointer and focus. Needs no effect.
 */
export const alertsMachine = setup({
  types: {
    context: {} as AlertsContext,
    events: {} as AlertsEvent,
    emitted: {} as { type: 'alert.acted'; name: string },
  },
  actors: { alert: alertMachine },
  guards: {
    isShown: ({ context }, { name }: { name: string }) => isShown(context, name),
    isDismissable: ({ context }, { name }: { name: string }) =>
      context.alerts.some((alert) => alert.name === name && !alert.nonDismissable),
  },
  actions: {
    addAlert: assign(({ context }, { alert }: { alert: Alert }) => ({ alerts: [...context.alerts, alert] })),
    changeAlert: assign(({ context }, { name, change }: { name: string; change: Partial<Alert> }) => ({
      alerts: context.alerts.map((alert) => (alert.name === name ? { ...alert, ...change } : alert)),
    })),
    removeAlert: assign(({ context }, { name }: { name: string }) => ({
      alerts: context.alerts.filter((alert) => alert.name !== name),
    })),
    tellOfAction: emit((_, { name }: { name: string }) => ({ type: 'alert.acted' as const, name })),
    startTimer: spawnChild('alert', {
      id: ({ event }) => nameOf(event),
      input: ({ context, event }) => timingOf(context, nameOf(event)),
    }),
    stopTimer: stopChild((_, { name }: { name: string }) => name),
    restartTimer: sendTo(
      (_, { name }: { name: string }) => name,
      ({ context }, { name }) => ({ type: 'renewed', ...timingOf(context, name) }),
    ),
    holdTimer: sendTo(
      (_, { name }: { name: string; by: AlertHold }) => name,
      (_, { by }) => ({ type: 'held', by }),
    ),
    releaseTimer: sendTo(
      (_, { name }: { name: string; by: AlertHold }) => name,
      (_, { by }) => ({ type: 'released', by }),
    ),
  },
}).createMachine({
  id: 'alerts',
  context: { alerts: [] },
  on: {
    'alert.added': [
      {
        guard: { type: 'isShown', params: ({ event }) => event.alert },
        actions: [
          { type: 'changeAlert', params: ({ event }) => ({ name: event.alert.name, change: event.alert }) },
          { type: 'restartTimer', params: ({ event }) => event.alert },
        ],
      },
      { actions: [{ type: 'addAlert', params: ({ event }) => event }, 'startTimer'] },
    ],
    'alert.updated': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: [
        { type: 'changeAlert', params: ({ event }) => event },
        { type: 'restartTimer', params: ({ event }) => event },
      ],
    },
    'alert.removed': {
      guard: { type: 'isDismissable', params: ({ event }) => event },
      actions: [
        { type: 'removeAlert', params: ({ event }) => event },
        { type: 'stopTimer', params: ({ event }) => event },
      ],
    },
    'alert.acted': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: [
        { type: 'tellOfAction', params: ({ event }) => event },
        { type: 'removeAlert', params: ({ event }) => event },
        { type: 'stopTimer', params: ({ event }) => event },
      ],
    },
    'alert.paused': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'holdTimer', params: ({ event }) => event },
    },
    'alert.resumed': {
      guard: { type: 'isShown', params: ({ event }) => event },
      actions: { type: 'releaseTimer', params: ({ event }) => event },
    },
    'xstate.done.actor.*': {
      actions: [
        { type: 'removeAlert', params: nameOfDone },
        { type: 'stopTimer', params: nameOfDone },
      ],
    },
  },
});

function isShown({ alerts }: AlertsContext, name: string) {
  return alerts.some((alert) => alert.name === name);
}

function nameOfDone({ event }: { event: DoneActorEvent<unknown, string> }) {
  return { name: event.actorId };
}

function nameOf(event: AlertsEvent) {
  return 'alert' in event ? event.alert.name : '';
}

function timingOf({ alerts }: AlertsContext, name: string) {
  const alert = alerts.find((shown) => shown.name === name);
  return { durationMs: alert?.duration, nonDismissable: alert?.nonDismissable };
}

export type AlertsSnapshot = SnapshotFrom<typeof alertsMachine>;
/** Oldest first; the same array until an alert changes. */
export const selectAlerts = (snapshot: AlertsSnapshot) => snapshot.context.alerts;
