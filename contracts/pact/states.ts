import type { Interaction } from '../defineEndpoint.ts';

/** A state of the provider that promises start from, with its parameters. */
export type State = NonNullable<Interaction['given']>[number];

/** Somebody whose token the promise sends. */
export const signedInAs = (username: string) => ['a user is signed in', { username }] as const;
export const aMember = signedInAs('member');
