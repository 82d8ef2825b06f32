import { perRules } from '#rules/per.ts';
import { type Caller, isGuest } from '#rules/roles.ts';

/** What sort of reader somebody is, as far as pages ask for other things first. `perAdmin`: a member who looks after cycles of PER. */
export type Reader = 'visitor' | 'guest' | 'member' | 'perAdmin';

export function readerOf(user: Caller): Reader {
  if (!user) return 'visitor';
  if (isGuest(user)) return 'guest';
  return perRules.manage(user) ? 'perAdmin' : 'member';
}

/** Whether they read what is for members of the Movement. */
export const isMemberReader = (reader: Reader | undefined): boolean =>
  reader === 'member' || reader === 'perAdmin';
