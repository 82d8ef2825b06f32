import type { UserProfile } from '#contracts/account/currentUser.ts';
import {
  SUBSCRIPTION_KINDS,
  type SubscriptionKind,
  type updateSubscriptionsEndpoint,
} from '#contracts/account/subscriptions.ts';
import type { BodyOf } from '#contracts/defineEndpoint.ts';

type Choice = BodyOf<typeof updateSubscriptionsEndpoint>[number];
type Subscription = UserProfile['subscription'][number];

/** What is subscribed to, by kind: `true` or the ids of records. */
export type Selection = Readonly<Partial<Record<SubscriptionKind, true | readonly number[]>>>;

const KINDS = Object.entries(SUBSCRIPTION_KINDS) as [
  SubscriptionKind,
  (typeof SUBSCRIPTION_KINDS)[SubscriptionKind],
][];

/** The subscriptions of a profile, by kind. Kinds of the past (0 to 2) are left out: nobody can choose them any more. */
export function selectionOf({ subscription }: UserProfile): Selection {
  return Object.fromEntries(
    KINDS.flatMap(([kind, { rtype, of }]) => {
      const ofKind = subscription.filter((one) => one.rtype === rtype);
      if (ofKind.length === 0) return [];
      return [[kind, of === 'everything' ? true : idsOf(ofKind, of)]];
    }),
  );
}

function idsOf(subscriptions: readonly Subscription[], of: 'region' | 'country' | 'dtype' | 'event') {
  return subscriptions.flatMap((one) => one[of] ?? []);
}

/** As it is sent: one entry for each kind or record. */
export function choicesOf(selection: Selection): Choice[] {
  return (Object.entries(selection) as [SubscriptionKind, true | readonly number[]][]).flatMap(
    ([type, value]): Choice[] =>
      value === true ? [{ type, value }] : value.map((id) => ({ type, value: id })),
  );
}

/** Whether two choose the same, in whatever order. What is followed is none of it: that is chosen elsewhere. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  const said = (selection: Selection) =>
    choicesOf({ ...selection, followedEvent: [] })
      .map(({ type, value }) => `${type} ${value}`)
      .sort()
      .join();
  return said(one) === said(other);
}

/** The records chosen of a kind. */
export function chosen(selection: Selection, kind: SubscriptionKind): readonly number[] {
  const value = selection[kind];
  return value === true || value === undefined ? [] : value;
}

/** The same with a kind switched on or off. */
export function withKind(selection: Selection, kind: SubscriptionKind, isOn: boolean): Selection {
  const { [kind]: _, ...rest } = selection;
  return isOn ? { ...rest, [kind]: true } : rest;
}

/** The same with a record chosen or not. */
export function withRecord(
  selection: Selection,
  kind: SubscriptionKind,
  id: number,
  isOn: boolean,
): Selection {
  const others = chosen(selection, kind).filter((other) => other !== id);
  return { ...selection, [kind]: isOn ? [...others, id] : others };
}
