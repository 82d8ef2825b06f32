import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { figuresOf, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Charts } from './Charts.tsx';
import { RECENT_FIGURES } from './figures.ts';
import { prefetchOverview } from './prefetch.ts';
import { RecentEmergencies } from './RecentEmergencies.tsx';
import { RecentMap } from './RecentMap.tsx';
import { RecentReports } from './RecentReports.tsx';
import { recentInput } from './requests.ts';
import { emergencyOverviewStrings } from './strings.ts';
import type { Emergencies } from './types.ts';

// As high as what comes in their place usually is.
const MAP_PENDING = <Skeleton height={['81rem', '79rem', '47rem']} />;
const CHARTS_PENDING = <Skeleton height={['79rem', '81rem', '27rem']} />;
const FLASH_UPDATES_PENDING = <Skeleton height={['60rem', '50rem', '22rem']} />;

/** For federation admins alone: nobody else fetches its code. */
const RecentFlashUpdates = lazyComponent(
  async () => (await import('./RecentFlashUpdates.tsx')).RecentFlashUpdates,
);

/** `/emergencies`: what began in the last 30 days, and how that compares with the year before. */
export function EmergencyOverviewScreen() {
  const strings = useStrings(emergencyOverviewStrings);
  const isOffered = useIsOffered();
  const request = useRequest(emergenciesEndpoint, recentInput(useNow()));
  const emergencies = request.answer?.results ?? [];
  return (
    <Page
      heading={strings.heading}
      documentTitle={strings.emergencies}
      breadcrumbs={[{ label: strings.home, to: pathTo('home') }, { label: strings.emergencies }]}
      info={<Figures request={request} />}
    >
      <RecentEmergencies usual={request} />
      <WhenNear placeholder={MAP_PENDING}>
        <RecentMap request={request} />
      </WhenNear>
      <WhenNear placeholder={CHARTS_PENDING}>
        <Charts emergencies={emergencies} />
      </WhenNear>
      {isOffered('flashUpdates') && (
        <WhenNear placeholder={FLASH_UPDATES_PENDING}>
          <RecentFlashUpdates pending={FLASH_UPDATES_PENDING} />
        </WhenNear>
      )}
      <RecentReports />
    </Page>
  );
}
EmergencyOverviewScreen.prefetch = prefetchOverview;

function Figures({ request }: { request: RequestView<Emergencies> }) {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const state = messageState(request);
  if (state === 'failed')
    return <MessageBlock state={state} message={errorText(request.error)} onRetry={request.retry} />;
  return (
    <KeyFigures
      isPending={state === 'pending'}
      figures={figuresOf(RECENT_FIGURES, strings, request.answer, language)}
    />
  );
}
