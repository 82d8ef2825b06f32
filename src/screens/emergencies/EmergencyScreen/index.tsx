import { Fragment, use } from 'react';
import { Outlet, useOutletContext, useParams } from 'react-router-dom';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { can } from '#rules/permissions.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { DescriptionSkeleton, RouteTitle } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { editorsAddress } from '#src/core/editors.ts';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink, regionLink } from '#src/core/placeLinks.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { FollowButton } from '#src/records/FollowButton/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useRecord } from '#src/records/useRecord.ts';
import styles from './EmergencyScreen.module.css';
import type { Emergency } from './emergency.ts';
import { Funding } from './Funding.tsx';
import { emergencyStrings } from './strings.ts';
import { type TabData, useAdditionalTabs, useEmergencyTabs, useTabData } from './useEmergencyTabs.ts';

export type { Emergency } from './emergency.ts';

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
  const { emergencyId } = useIds();
  const view = useRecord(emergencyEndpoint, emergencyId);
  const data = useTabData(emergencyId);
  const routeTitle = use(RouteTitle);
  const tabTitle = useOpenTabTitle(view.answer, data);
  return (
    <RouteTitle value={tabTitle ?? routeTitle}>
      <RecordFrame
        view={view}
        heading={(emergency) => emergency?.name ?? strings.emergency}
        list={{ to: pathTo('emergencies'), label: strings.emergencies }}
        missing={{ text: strings.notFound, back: strings.backToAll }}
        description={({ countries }) => <Places countries={countries} />}
        // Also while it is loaded: their room would push the page down.
        actions={(emergency) =>
          emergencyId !== undefined && <Actions id={emergencyId} name={emergency?.name ?? ''} />
        }
        info={<Funding request={view} />}
        skeleton={<Outline />}
        sections={(emergency) => (
          <>
            <MergeNotice into={emergency.parent_event} />
            <Tabs emergency={emergency} data={data} />
            <Outlet context={{ emergency, data } satisfies TabContext} />
          </>
        )}
      />
    </RouteTitle>
  );
}

/** How the additional tab is called that is open: the route table does not know. */
function useOpenTabTitle(emergency: Emergency | undefined, data: TabData) {
  const { tabId } = useParams();
  return useAdditionalTabs(emergency, data).find((tab) => tab.tabId === tabId)?.title;
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
  const { regions = [], ...names } = useRegions();
  const { isPending } = names;
  useFailureAlert(names);
  // All at once: what comes later would push aside what is there.
  if (isPending) return <DescriptionSkeleton />;
  const ids = new Set(countries.map(({ region }) => region));
  const links = [
    ...regions
      .filter(({ id }) => ids.has(id))
      .map(({ id, name }) => ({ key: `region ${id}`, to: regionLink(id), name })),
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
function Actions({ id, name }: { id: number; name: string }) {
  const strings = useStrings(emergencyStrings);
  const { config } = useApp();
  const { profile } = useAuth();
  const editors = editorsAddress(config, id);
  return (
    <>
      <FollowButton emergencyId={id} name={name} />
      <ButtonLink to={pathTo('emergencyPrint', { emergencyId: id })} variant="secondary">
        {strings.print}
      </ButtonLink>
      {editors && can.write(profile) && (
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
