import { approveRegistrationEndpoint } from '#contracts/account/approval.ts';
import { ApiError } from '#contracts/errors.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { nameOf, type Registration } from './list.tsx';
import { approvalStrings } from './strings.ts';

/** Approves a registration once that is confirmed, and says what became of it. `onDone`: it waits no longer. */
export function useApproval(onDone: () => void) {
  const strings = useStrings(approvalStrings);
  const { client, actors, requests } = useApp();
  return useConfirm(async (registration: Registration) => {
    const { id } = registration;
    const isApproved = await client
      .call(approveRegistrationEndpoint, { path: { id }, body: {} })
      .then(() => true, isGone);
    const title = fill(isApproved ? strings.approved : strings.gone, { name: nameOf(registration) });
    const variant = isApproved ? 'success' : 'info';
    actors.alerts.send({ type: 'alert.added', alert: { name: `approval ${id}`, variant, title } });
    // What is done tells of itself; what somebody else has done is learnt here.
    if (!isApproved) requests.store.send({ type: 'records.changed', subjects: ['registration'] });
    onDone();
  });
}

/** Another administrator was quicker. */
function isGone(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return false;
  throw error;
}
