import { useState } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { offers } from '#contracts/extensions.ts';
import { DEPRECATE_REASONS, UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { localUnitOutOfUseEndpoint } from '#contracts/localUnits/outOfUse.ts';
import { localUnitEndpoint, publicLocalUnitEndpoint } from '#contracts/localUnits/record.ts';
import { deprecateLocalUnitEndpoint, revertLocalUnitEndpoint } from '#contracts/localUnits/steps.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Facts, FactsSkeleton } from '#src/components/Facts/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { isMemberReader } from '#src/domain/reader.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { nameOf } from '#src/records/localUnit/names.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { PublicLocalUnit } from '#src/records/localUnit/types.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { statusWord } from '#src/records/localUnits/list.ts';
import { localUnitsStrings } from '#src/records/localUnits/strings.ts';
import { RecordPage } from '#src/records/RecordPage/index.tsx';
import { type Framed, RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { recordInput } from '#src/records/recordCall.ts';
import { isHidden, type RecordView, useRecord } from '#src/records/useRecord.ts';
import { Actions, type Asked } from './Actions.tsx';
import styles from './LocalUnitScreen.module.css';
import { PutBack } from './PutBack.tsx';
import { Reason } from './Reason.tsx';
import { Sections } from './Sections.tsx';
import { localUnitPageStrings } from './strings.ts';
import { Waiting } from './Waiting.tsx';

/** All of it or what is public, and for whoever is signed in the countries, by which the rules know what they may do. */
export function prefetchUnit(requests: Requests, { ids: { localUnitId } }: Address): void {
  const unit = recordInput(localUnitId);
  const reader = requests.reader();
  if (!unit || !reader) return;
  requests.prefetch(isMemberReader(reader) ? localUnitEndpoint : publicLocalUnitEndpoint, unit);
  if (reader !== 'visitor') requests.prefetch(countriesEndpoint, countriesInput);
}

/** `/local-units/{localUnitId}`: all that a local unit tells its reader, and what becomes of it. */
export function LocalUnitScreen() {
  const { localUnitId } = useIds();
  const { readsAll } = useLocalUnitRules();
  const names = useStrings(localUnitStrings);
  if (readsAll === undefined)
    return (
      <Page heading={names.localUnit}>
        <Skeleton height="50rem" />
      </Page>
    );
  // Another unit is another page: what was done with the last one is none of its.
  return readsAll ? <Whole key={localUnitId} id={localUnitId} /> : <Open id={localUnitId} />;
}
LocalUnitScreen.prefetch = prefetchUnit;

/** For members of the Movement. */
function Whole({ id }: { id: number | undefined }) {
  const { answer, isMissing } = useRecord(localUnitEndpoint, id);
  const strings = useStrings(localUnitPageStrings);
  const tell = useTell();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const deprecating = useMutation(deprecateLocalUnitEndpoint, close);
  const reverting = useMutation(revertLocalUnitEndpoint, () => {
    close();
    tell({ name: `local-unit-${id}`, variant: 'success', title: strings.reverted });
  });
  // A new one that is reverted is out of use as well.
  const isOutOfUse = deprecating.answer ?? reverting.answer?.status === UNIT_STATUS.unvalidated;
  const gone = useOutOfUse(isMissing ? id : undefined);
  const { mayValidate } = useLocalUnitRules();
  const isGone = id !== undefined && isMissing && (isOutOfUse || gone !== undefined);
  const frame = useFrame(answer ?? gone);
  const facts = useFacts();
  return (
    <RecordPage
      {...frame}
      heading={(unit) => frame.heading(unit ?? gone)}
      missing={isGone ? { ...frame.missing, text: strings.gone } : frame.missing}
      endpoint={localUnitEndpoint}
      id={id}
      updated={({ modified_at, modified_by_details }) => ({ at: modified_at, by: modified_by_details })}
      facts={facts}
      info={
        isGone && (
          <div className={styles.gone}>
            {gone && <WhyGone unit={gone} />}
            {(isOutOfUse || (gone && mayValidate({ country: gone.country, type: gone.type }))) && (
              <PutBack id={id} />
            )}
          </div>
        )
      }
      actions={(unit) => (
        <Actions unit={unit} asked={asked} onAsk={setAsked} deprecating={deprecating} reverting={reverting} />
      )}
      sections={(unit) => (
        <>
          <Waiting unit={unit} />
          <Sections unit={unit} />
        </>
      )}
    />
  );
}

/** A unit that is out of use, for those who keep it; nothing for others, and where the API tells nobody. */
function useOutOfUse(id: number | undefined) {
  const { config } = useApp();
  const input = recordInput(offers(config, 'outOfUse') ? id : undefined);
  const { answer, error } = useRequest(localUnitOutOfUseEndpoint, input);
  return isHidden(error) ? undefined : answer;
}

function WhyGone({ unit: { deprecated_reason, reason } }: { unit: OutOfUse }) {
  const strings = useStrings(localUnitPageStrings);
  const known = DEPRECATE_REASONS.find((one) => one === deprecated_reason);
  return (
    <>
      {known && <p>{strings[`reason_${known}`]}</p>}
      {reason && <Reason>{reason}</Reason>}
    </>
  );
}
type OutOfUse = AnswerOf<typeof localUnitOutOfUseEndpoint>;

/** What is public of it, for everybody else. */
function Open({ id }: { id: number | undefined }) {
  const view = useRecord(publicLocalUnitEndpoint, id);
  const facts = useFacts();
  return (
    <RecordFrame
      {...useFrame(view.answer)}
      // Nobody translates it.
      view={view as RecordView<PublicLocalUnit & Framed>}
      description={(unit) => <Facts items={facts(unit)} />}
      descriptionSkeleton={<FactsSkeleton />}
      actions={() => null}
      sections={(unit) => <Sections unit={unit} />}
    />
  );
}

/** What both pages have around their sections. */
function useFrame(unit: Pick<PublicLocalUnit, 'country_details'> | undefined) {
  const names = useStrings(localUnitStrings);
  const strings = useStrings(localUnitPageStrings);
  const country = unit?.country_details;
  return {
    heading: (its: Parameters<typeof nameOf>[0] | undefined) => (its && nameOf(its)) || names.localUnit,
    list: country && { to: pathTo('countryContext', { countryId: country.id }), label: country.name },
    missing: { text: strings.notFound, back: strings.backHome, to: pathTo('home') },
  };
}

/** What one should know of it before reading. */
function useFacts() {
  const strings = useStrings(localUnitsStrings);
  return ({ status, status_details, country_details, type_details }: PublicLocalUnit) => [
    { key: 'type', fact: type_details.name },
    { key: 'status', fact: statusWord(status, strings) ?? status_details },
    {
      key: 'country',
      fact: <TextLink to={countryLink(country_details.id)}>{country_details.name}</TextLink>,
    },
  ];
}
