import { latestPerProcessesEndpoint } from '#contracts/per/process.ts';
import { isWaitingFor, PER_PHASE, stepOfPhase } from '#rules/perSteps.ts';
import { isPerAdmin } from '#rules/roles.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { phaseName } from '#src/records/per/phaseName.ts';
import { stepPath } from '#src/records/per/steps.ts';
import { perStrings } from '#src/records/per/strings.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { type InboxRow, LIMIT } from './inboxRow.ts';
import { inboxStrings } from './strings.ts';

/** Of the PER processes of the countries that whoever reads looks after: those whose step waits to be filled in. */
export function useWaitingPerRows() {
  const strings = useStrings(inboxStrings);
  const words = useStrings(perStrings);
  const profile = useProfile();
  const request = useRequest(
    latestPerProcessesEndpoint,
    // Those that are carried out already come last.
    isPerAdmin(profile) ? { query: { ordering: ['phase'], limit: LIMIT } } : undefined,
  );
  const rows = (request.answer?.results ?? []).flatMap((process): InboxRow[] => {
    const { id, country, country_details, updated_at } = process;
    const phase = process.phase ?? PER_PHASE.orientation;
    const isTheirs =
      typeof country === 'number' &&
      isWaitingFor(profile, { country, region: country_details?.region, phase });
    if (!isTheirs) return [];
    return [
      {
        id: `per ${id}`,
        place: 'waiting',
        kind: 'per',
        title: fill(strings.stepOf, {
          country: country_details?.name ?? '',
          step: phaseName({ ...process, phase }, words) ?? '',
        }),
        at: updated_at,
        to: stepPath(stepOfPhase(phase), id),
      },
    ];
  });
  return { request, rows };
}
