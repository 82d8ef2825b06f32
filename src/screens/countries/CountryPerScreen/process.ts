import { countryEndpoint } from '#contracts/countries/record.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { perProcessEndpoint } from '#contracts/per/process.ts';
import { publicPerProcessEndpoint } from '#contracts/per/public.ts';
import { perRules } from '#rules/per.ts';
import { useIds } from '#src/core/ids.ts';
import { useAuth } from '#src/core/useAuth.ts';
import type { Framed } from '#src/records/RecordPage/RecordFrame.tsx';
import { type RecordView, useRecord } from '#src/records/useRecord.ts';

/** A cycle in both halves of its page. */
export type Process = AnswerOf<typeof publicPerProcessEndpoint> & Framed;

interface CyclePage {
  countryId: number | undefined;
  country: AnswerOf<typeof countryEndpoint> | undefined;
  /** Whether the reader looks after the country; undefined while nobody knows. */
  isManaged: boolean | undefined;
  view: RecordView<Process>;
}

/** The cycle of an address, as far as its reader may see it; missing under the address of another country. */
export function useCyclePage(): CyclePage {
  const { countryId, perId } = useIds();
  const { profile, isSignedIn, profileStatus } = useAuth();
  const { answer: country, isMissing, error, retry } = useRecord(countryEndpoint, countryId);
  const isManaged = isMissing
    ? false
    : isSignedIn && profileStatus === 'pending'
      ? undefined
      : !perRules.manage(profile)
        ? false
        : country && perRules.manage(profile, { country: country.id, region: country.regions_details?.id });
  const whole = useRecord(perProcessEndpoint, isManaged ? perId : undefined);
  const open = useRecord(publicPerProcessEndpoint, isManaged === false ? perId : undefined);
  const view: RecordView<Process> = isManaged ? whole : open;
  const isUnknown = isManaged === undefined && perId !== undefined && countryId !== undefined;
  const isElsewhere = view.answer !== undefined && view.answer.country !== countryId;
  return {
    countryId,
    country,
    isManaged,
    view: isUnknown
      ? // Which half is shown depends on the country: without it there is neither.
        { ...view, isMissing: false, isPending: error === undefined, answer: undefined, error, retry }
      : isElsewhere
        ? { ...view, isMissing: true, answer: undefined }
        : view,
  };
}
