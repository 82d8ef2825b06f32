import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { localUnitEndpoint } from '#contracts/localUnits/record.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { idOf } from '#rules/ids.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput, namedCountries } from '#src/domain/countries.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { nameOf } from '#src/records/localUnit/names.ts';
import { localUnitStrings } from '#src/records/localUnit/strings.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import { useLocalUnitRules } from '#src/records/localUnit/useLocalUnitRules.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { useRecord } from '#src/records/useRecord.ts';
import { localUnitForm } from './form.tsx';
import { localUnitFormStrings } from './strings.ts';
import { newLocalUnit } from './values.ts';

const prefetchUnit = prefetchRecord(localUnitEndpoint, 'localUnitId');

/** The unit that is changed, and what its fields offer. */
export function prefetchForm(requests: Requests, address: Address): void {
  prefetchUnit(requests, address);
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(localUnitOptionsEndpoint, {});
}

/** `/local-units/new`: the form of a new local unit. `?country=123`: in that country. */
export function NewLocalUnitScreen() {
  const strings = useStrings(localUnitFormStrings);
  const [query] = useSearchParams();
  const own = useOwnCountry();
  const { mayWrite, isKnown } = useLocalUnitRules();
  const { answer, error } = useRequest(countriesEndpoint, countriesInput);
  const asked = idOf(query.get('country'));
  // A field would stand empty, and send what it does not offer.
  const country = asked ?? (own !== undefined && mayWrite({ country: own }) ? own : undefined);
  const offered = isKnown
    ? namedCountries(answer?.results)?.filter(({ id, isFormer }) => !isFormer && mayWrite({ country: id }))
    : undefined;
  const refusal =
    offered?.length === 0
      ? strings.nowhere
      : offered && asked !== undefined && !offered.some(({ id }) => id === asked)
        ? strings.notYours
        : undefined;
  return (
    <FormPage heading={strings.createHeading} country={country}>
      {refusal ? (
        <Banner variant="warning">{refusal}</Banner>
      ) : !offered && error === undefined ? (
        // Which regions countries lie in says where some may write: the form begins in their own.
        <Skeleton height="60rem" />
      ) : (
        <NewRecordForm
          definition={localUnitForm}
          initial={newLocalUnit(country)}
          buttons={country !== undefined && <Cancel to={countryLink(country) ?? pathTo('home')} />}
        />
      )}
    </FormPage>
  );
}

/** `/local-units/{localUnitId}/edit`: the same form over a unit that is validated, for those who keep it. */
export function EditLocalUnitScreen() {
  const strings = useStrings(localUnitFormStrings);
  const { localUnitId } = useIds();
  // As it was at first: what others do with it meanwhile takes nobody's form away.
  const unit = useFirstAnswer(useRecord(localUnitEndpoint, localUnitId));
  const refusal = useRefusal(unit);
  return (
    <FormPage heading={strings.updateHeading} country={unit?.country} unit={unit}>
      {refusal ? (
        <Banner variant="warning">{refusal}</Banner>
      ) : (
        <WrittenRecordForm
          key={localUnitId}
          definition={localUnitForm}
          id={localUnitId}
          buttons={localUnitId && <Cancel to={pathTo('localUnit', { localUnitId })} />}
        />
      )}
    </FormPage>
  );
}

/** Why a unit cannot be edited now; undefined where it can, and while nobody knows. */
function useRefusal(unit: LocalUnit | undefined): string | undefined {
  const strings = useStrings(localUnitFormStrings);
  const { externally } = useStrings(localUnitStrings);
  const { mayWrite, isKnown } = useLocalUnitRules();
  if (!unit) return undefined;
  if (isKnown && !mayWrite(unit)) return strings.notYours;
  if (unit.status === UNIT_STATUS.external) return externally;
  return unit.status === UNIT_STATUS.validated ? undefined : strings.locked;
}

function Cancel({ to }: { to: string }) {
  const strings = useStrings(localUnitFormStrings);
  return (
    <ButtonLink to={to} variant="secondary">
      {strings.cancel}
    </ButtonLink>
  );
}

function FormPage({
  heading,
  country,
  unit,
  children,
}: {
  heading: string;
  country: number | undefined;
  unit?: LocalUnit | undefined;
  children: ReactNode;
}) {
  const strings = useStrings(localUnitFormStrings);
  const names = useStrings(localUnitStrings);
  // Of the list that the form has anyway.
  const { answer } = useRequest(countriesEndpoint, countriesInput);
  const name = answer?.results.find(({ id }) => id === country)?.name;
  return (
    <Page
      heading={heading}
      description={strings.about}
      breadcrumbs={[
        { label: names.home, to: pathTo('home') },
        ...(name && country !== undefined
          ? [{ label: name, to: pathTo('countryContext', { countryId: country }) }]
          : []),
        ...(unit ? [{ label: nameOf(unit), to: pathTo('localUnit', { localUnitId: unit.id }) }] : []),
        { label: heading },
      ]}
    >
      {children}
    </Page>
  );
}
