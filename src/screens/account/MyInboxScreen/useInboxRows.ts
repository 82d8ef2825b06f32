import { pendingRegistrationsEndpoint } from '#contracts/account/approval.ts';
import { activeDrefsEndpoint } from '#contracts/dref/list.ts';
import { offers } from '#contracts/extensions.ts';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { localUnitsEndpoint } from '#contracts/localUnits/list.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { displayName } from '#src/domain/displayName.ts';
import { draftListStrings } from '#src/forms/DraftList/strings.ts';
import type { ListedDraft } from '#src/forms/DraftList/useDrafts.ts';
import { addressOf } from '#src/forms/formKinds.ts';
import { slotOf } from '#src/forms/kind.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefFormPath } from '#src/records/dref/paths.ts';
import { processOfActive } from '#src/records/dref/process.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { perStrings } from '#src/records/per/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { type InboxRow, KIND_OF_FORM, LIMIT, STEP_OF_FORM } from './inboxRow.ts';
import { inboxStrings } from './strings.ts';
import { useSubmittedRows } from './useSubmittedRows.ts';
import { useWaitingPerRows } from './useWaitingPerRows.ts';

/** All that one has begun, has to do and has written, as far as whoever reads may; `isPending` while any of it is on its way. */
export function useInboxRows(drafts: readonly ListedDraft[]): { rows: InboxRow[]; isPending: boolean } {
  const strings = useStrings(inboxStrings);
  const words = useStrings(draftListStrings);
  const steps = useStrings(perStrings);
  const { config } = useApp();
  const isOffered = useIsOffered();
  const profile = useProfile();
  const { mayValidate } = useLocalUnitRules();
  const submitted = useSubmittedRows();
  const processes = useWaitingPerRows();

  const drefs = useRequest(
    activeDrefsEndpoint,
    offers(config, 'drefFilters') ? { query: { waiting_for_me: true, limit: LIMIT } } : undefined,
  );
  const registrations = useRequest(
    pendingRegistrationsEndpoint,
    isOffered('approvals') ? { query: { limit: LIMIT } } : undefined,
  );
  const validates = localUnitRules.validate(profile);
  const unitsOf = (status: number) => (validates ? { query: { status, limit: LIMIT } } : undefined);
  const newUnits = useRequest(localUnitsEndpoint, unitsOf(UNIT_STATUS.unvalidated));
  const changedUnits = useRequest(localUnitsEndpoint, unitsOf(UNIT_STATUS.pendingEdit));
  const requests = [drefs, registrations, newUnits, changedUnits, processes.request, ...submitted.requests];
  const failed = requests.find(({ error }) => error !== undefined);
  useFailureAlert({
    error: failed?.error,
    retry: () => {
      for (const request of requests) if (request.error !== undefined) request.retry();
    },
  });

  const rows: InboxRow[] = [
    ...drafts.map(({ draft, kind }): InboxRow => {
      const step = STEP_OF_FORM[kind];
      const name = draft.title || words.untitled;
      const title = step ? fill(strings.stepOf, { country: name, step: steps[step] }) : name;
      return {
        id: `draft ${draft.id}`,
        place: 'draft',
        kind: KIND_OF_FORM[kind],
        title: slotOf(draft.form).id === undefined ? title : fill(strings.changesTo, { title }),
        at: new Date(draft.savedAt).toISOString(),
        to: addressOf(draft, kind),
        draft,
      };
    }),
    ...(drefs.answer?.results ?? []).map((row): InboxRow => {
      const [latest] = processOfActive(row).stages;
      return {
        id: `dref ${row.id}`,
        place: 'waiting',
        kind: 'dref',
        title: latest.title || latest.appealCode || words.untitled,
        at: latest.createdAt,
        to: drefFormPath(latest),
      };
    }),
    ...(registrations.answer?.results ?? []).map(
      ({ id, first_name, last_name, email, verified_at }): InboxRow => ({
        id: `registration ${id}`,
        place: 'waiting',
        kind: 'registration',
        title: displayName({ first: first_name, last: last_name, username: email }),
        at: verified_at,
        to: pathTo('approvals'),
      }),
    ),
    ...[...(newUnits.answer?.results ?? []), ...(changedUnits.answer?.results ?? [])].filter(mayValidate).map(
      ({ id, local_branch_name, english_branch_name, modified_at }): InboxRow => ({
        id: `unit ${id}`,
        place: 'waiting',
        kind: 'localUnit',
        title: local_branch_name || english_branch_name || words.untitled,
        at: modified_at,
        to: pathTo('localUnit', { localUnitId: id }),
      }),
    ),
    ...processes.rows,
    // A process that waits for whoever began it is told once.
    ...submitted.rows.filter(
      ({ kind, to }) => kind !== 'per' || !processes.rows.some((row) => row.to === to),
    ),
  ];
  return { rows, isPending: requests.some(({ isPending }) => isPending) };
}
