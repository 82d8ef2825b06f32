import { Outlet, useOutletContext, useParams } from 'react-router-dom';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { emergencyEndpoint } from '#contracts/endpoints/emergency.ts';
import { ApiError } from '#contracts/errors.ts';
import { isLanguage } from '#contracts/languages.ts';
import { pathTo } from '#src/app/links.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { appealTotals, coverage } from '#src/domain/appeals.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatCompact, formatPercent } from '#src/i18n/format.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { emergencyInput } from './requests.ts';
import { emergencyStrings } from './strings.ts';

export type Emergency = AnswerOf<typeof emergencyEndpoint>;

/** The emergency that the frame loaded, for the tab inside it. */
export const useEmergency = () => useOutletContext<Emergency>();

/** `/emergencies/{emergencyId}`: the frame of an emergency, with its name, its money and its tabs. */
export function EmergencyScreen() {
  const strings = useStrings(emergencyStrings);
  const request = useRequest(emergencyEndpoint, emergencyInput(useParams()));
  const emergency = request.answer;
  const name = emergency?.name ?? strings.emergency;
  return (
    <Page
      heading={name}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        { label: strings.emergencies, to: pathTo('emergencies') },
        { label: name },
      ]}
      description={
        request.isPending ? (
          <Skeleton height="1lh" width="16ch" />
        ) : (
          emergency?.countries.map((country) => country.name).join(' · ')
        )
      }
      info={<Funding request={request} />}
    >
      <Content request={request} />
    </Page>
  );
}

function Content({ request }: { request: RequestView<Emergency> }) {
  const strings = useStrings(emergencyStrings);
  const errorText = useErrorText();
  const { emergencyId = '' } = useParams();
  const emergency = request.answer;
  const state = messageState(request);
  if (isMissing(request) || emergencyInput({ emergencyId }) === undefined) {
    return (
      <>
        <MessageBlock state="empty" message={strings.notFound} />
        <p>
          <ButtonLink to={pathTo('emergencies')} variant="secondary">
            {strings.backToAll}
          </ButtonLink>
        </p>
      </>
    );
  }
  if (!emergency)
    return <MessageBlock state={state} message={errorText(request.error)} onRetry={request.retry} />;
  return (
    <>
      <TranslationNotice original={emergency.translation_module_original_language} />
      <TabList
        label={strings.tabs}
        tabs={[{ to: pathTo('emergencyDetails', { emergencyId }), label: strings.details }]}
      />
      <Outlet context={emergency} />
    </>
  );
}

function Funding({ request }: { request: RequestView<Emergency> }) {
  const strings = useStrings(emergencyStrings);
  const language = useLanguage();
  const state = messageState(request);
  if (state === 'failed') return null;
  const totals = appealTotals(request.answer?.appeals ?? []);
  const covered = coverage(totals.funded, totals.requested);
  const figures = [
    {
      label: strings.peopleTargeted,
      amount: totals.targeted,
      value: formatCompact(totals.targeted, language),
    },
    {
      label: strings.fundingRequirements,
      amount: totals.requested,
      value: formatCompact(totals.requested, language),
    },
    { label: strings.funding, amount: totals.funded, value: formatCompact(totals.funded, language) },
    {
      label: strings.fundingCoverage,
      amount: covered,
      value: formatPercent(covered, language),
      progress: covered,
    },
  ];
  // A sum over nothing is missing, not 0: it is left out once it is known to be missing.
  const shown = state === 'pending' ? figures : figures.filter(({ amount }) => amount !== undefined);
  return shown.length > 0 ? <KeyFigures isPending={state === 'pending'} figures={shown} /> : null;
}

function TranslationNotice({ original }: { original: string | null | undefined }) {
  const strings = useStrings(emergencyStrings);
  const language = useLanguage();
  if (!isLanguage(original) || original === language) return null;
  return (
    <Banner variant="warning">
      {fill(strings.machineTranslated, { language: LANGUAGE_NAMES[original] })}
    </Banner>
  );
}

function isMissing({ error }: RequestView<Emergency>) {
  return error instanceof ApiError && error.status === 404;
}
