import { Fragment } from 'react';
import { Outlet, useOutletContext, useParams } from 'react-router-dom';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import { ApiError } from '#contracts/errors.ts';
import { isLanguage } from '#contracts/languages.ts';
import { useApp } from '#src/app/AppContext.ts';
import { editorsAddress } from '#src/app/editors.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink, regionLink } from '#src/app/placeLinks.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { isGuest } from '#src/domain/permissions.ts';
import { useAuth } from '#src/hooks/useAuth.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { FollowButton } from '../FollowButton/index.tsx';
import styles from './EmergencyScreen.module.css';
import { Funding } from './Funding.tsx';
import { emergencyInput, regionsInput } from './requests.ts';
import { emergencyStrings } from './strings.ts';
import { type TabData, useEmergencyTabs, useTabData } from './useEmergencyTabs.ts';

export type Emergency = AnswerOf<typeof emergencyEndpoint>;

interface TabContext {
  emergency: Emergency;
  data: TabData;
}

/** The emergency that the frame loaded, for the tab inside it. */
export const useEmergency = () => useOutletContext<TabContext>().emergency;
/** What else the frame asked for, so that a tab need not ask again. */
export const useEmergencyData = () => useOutletContext<TabContext>().data;

/** `/emergencies/{emergencyId}`: the frame of an emergency, with its name, its money and its tabs. */
export function EmergencyScreen() {
  const strings = useStrings(emergencyStrings);
  const { emergencyId = '' } = useParams();
  const request = useRequest(emergencyEndpoint, emergencyInput({ emergencyId }));
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
          emergency && <Places countries={emergency.countries} />
        )
      }
      // Also while it is loaded: their room would push the page down.
      actions={!isMissing(request) && <Actions emergencyId={emergencyId} name={emergency?.name ?? ''} />}
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
  const data = useTabData();
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
    return (
      <MessageBlock
        state={state}
        message={state === 'failed' ? errorText(request.error) : undefined}
        onRetry={request.retry}
        skeleton={<Outline />}
      />
    );
  return (
    <>
      <TranslationNotice original={emergency.translation_module_original_language} />
      <MergeNotice into={emergency.parent_event} />
      <Tabs emergency={emergency} data={data} />
      <Outlet context={{ emergency, data } satisfies TabContext} />
    </>
  );
}

/** The tabs and the panels that come. */
function Outline() {
  return (
    <div className={styles.outline}>
      <Skeleton height="2.75rem" />
      <Skeleton height="9rem" />
      <Skeleton height="17rem" />
      <Skeleton height="12rem" />
      <Skeleton height="17rem" />
    </div>
  );
}

function Tabs({ emergency, data }: TabContext) {
  const strings = useStrings(emergencyStrings);
  return <TabList label={strings.tabs} tabs={useEmergencyTabs(emergency, data)} />;
}

/** Where it is: its regions, then its countries. */
function Places({ countries }: Pick<Emergency, 'countries'>) {
  const regions = useRequest(regionsEndpoint, regionsInput);
  // All at once: what comes later would push aside what is there.
  if (regions.isPending) return <Skeleton height="1lh" width="16ch" />;
  const ids = new Set(countries.map(({ region }) => region));
  const links = [
    ...(regions.answer?.results ?? [])
      .filter(({ id }) => ids.has(id))
      .map(({ id, region_name }) => ({ key: `region ${id}`, to: regionLink(id), name: region_name })),
    ...countries.map(({ id, name }) => ({ key: `country ${id}`, to: countryLink(id), name: name ?? '--' })),
  ];
  return links.map(({ key, to, name }, index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      <TextLink to={to}>{name}</TextLink>
    </Fragment>
  ));
}

/** Follow, print, and for those who may the editors' site. */
function Actions({ emergencyId, name }: { emergencyId: string; name: string }) {
  const strings = useStrings(emergencyStrings);
  const { config } = useApp();
  const { profile } = useAuth();
  const editors = editorsAddress(config, Number(emergencyId));
  return (
    <>
      <FollowButton emergencyId={Number(emergencyId)} name={name} />
      <ButtonLink to={pathTo('emergencyPrint', { emergencyId })} variant="secondary">
        {strings.print}
      </ButtonLink>
      {editors && profile && !isGuest(profile) && (
        <ButtonLink to={editors} isExternal variant="secondary">
          {strings.editEvent}
        </ButtonLink>
      )}
    </>
  );
}

function MergeNotice({ into }: { into: number | null | undefined }) {
  const strings = useStrings(emergencyStrings);
  if (!into) return null;
  return (
    <Banner variant="info">
      {strings.merged}{' '}
      <TextLink to={pathTo('emergency', { emergencyId: into })}>{strings.openMerged}</TextLink>
    </Banner>
  );
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
