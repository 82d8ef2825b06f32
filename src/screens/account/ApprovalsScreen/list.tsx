import { pendingRegistrationsEndpoint } from '#contracts/account/approval.ts';
import { displayName } from '#src/domain/displayName.ts';
import { defineList, type RowOf } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { EmailText } from './EmailText.tsx';
import { approvalStrings } from './strings.ts';

export type Registration = RowOf<typeof pendingRegistrationsEndpoint>;

export const nameOf = ({ first_name, last_name, email }: Registration) =>
  displayName({ first: first_name, last: last_name, username: email });

/** The registrations that one may approve, who waits longest first. */
export const pendingRegistrations = defineList(
  pendingRegistrationsEndpoint,
  [recordListStrings, approvalStrings],
  ({ column, filter }) => ({
    pageSize: 20,
    order: 'verified_at',
    filters: { search: filter.text('search', search) },
    columns: [
      column.text('name', nameOf, { sortKey: 'first_name' }),
      column.drawn('email', ({ email }) => <EmailText>{email}</EmailText>, { sortKey: 'email' }),
      column.text('organization', ({ org }) => org, { sortKey: 'org' }),
      column.text('country', ({ country }) => country?.name),
      column.text('position', ({ position }) => position),
      column.day('registered', ({ created_at }) => created_at, { sortKey: 'created_at' }),
      column.day('confirmed', ({ verified_at }) => verified_at, { sortKey: 'verified_at' }),
    ],
  }),
);
