import { use } from 'react';
import { Outlet, useOutletContext, useParams } from 'react-router';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { everything } from '#contracts/query.ts';
import { disasterTypesEndpoint } from '#contracts/reference/lists.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Facts, FactsSkeleton } from '#src/components/Facts/index.tsx';
import { RouteTitle } from '#src/components/Page/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink, regionLink } from '#src/core/placeLinks.ts';
import { useEditors } from '#src/core/useEditors.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { FollowButton } from '#src/records/FollowButton/index.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { useRecord } from '#src/records/useRecord.ts';
import styles from './EmergencyScreen.module.css';
import type { Emergency } from './emergency.ts';
import { Funding } from './Funding.tsx';
import { prefetchEmergency } from './requests.ts';
import { emergencyStrings } from './strings.ts';
import { type TabData, useAdditionalTabs, useEmergencyTabs, useTabData } from './useEmergencyTabs.ts';

export type { Emergency } from './emergency.ts';

const disasterTypesInput = everything();

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
  const data = useTabData(emergencyId, view.answer);
  const routeTitle = use(RouteTitle);
  const tabTitle = useOpenTabTitle(view.answer, data);
  return (
    <RouteTitle value={tabTitle ?? routeTitle}>
      <RecordFrame
        view={view}
        heading={(emergency) => emergency?.name ?? strings.emergency}
        list={{ to: pathTo('emergencies'), label: strings.emergencies }}
        missing={{ text: strings.notFound, back: strings.backToAll }}
        description={(emergency) => <EmergencyFacts emergency={emergency} />}
        descriptionSkeleton={<FactsSkeleton />}
        // Also while it is loaded: their room would push the page down.
        actions={(emergency) =>
          emergencyId !== undefined && (
            // Of each emergency its own: what the one before it was is no news here.
            <Actions key={emergencyId} id={emergencyId} name={emergency?.name ?? ''} />
          )
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

EmergencyScreen.prefetch = prefetchEmergency;

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

/** How grave it is, where, what, since when, and by which codes one asks for it. */
function EmergencyFacts({ emergency }: { emergency: Emergency }) {
  const language = useLanguage();
  const { regions = [], ...names } = useRegions();
  const types = useRequest(disasterTypesEndpoint, disasterTypesInput);
  useFailureAlert(names);
  useFailureAlert(types);
  // All at once: what comes later would push aside what is there.
  if (names.isPending || types.isPending) return <FactsSkeleton />;
  const { countries, appeals, dtype, disaster_start_date, ifrc_severity_level } = emergency;
  const type = types.answer?.results.find(({ id }) => id === dtype);
  const ids = new Set(countries.map(({ region }) => region));
  return (
    <Facts
      items={[
        {
          key: 'severity',
          fact: typeof ifrc_severity_level === 'number' && (
            <SeverityBadge level={ifrc_severity_level} text={emergency.ifrc_severity_level_display} isPill />
          ),
        },
        ...regions
          .filter(({ id }) => ids.has(id))
          .map(({ id, name }) => ({
            key: `region ${id}`,
            fact: <TextLink to={regionLink(id)}>{name}</TextLink>,
          })),
        ...countries.map(({ id, name }) => ({
          key: `country ${id}`,
          fact: <TextLink to={countryLink(id)}>{name ?? '--'}</TextLink>,
        })),
        {
          key: 'type',
          fact: type && (
            <>
              <Pictogram of={disasterPictogram(type.id)} />
              {type.name}
            </>
          ),
        },
        { key: 'start', fact: disaster_start_date && formatDate(disaster_start_date, language) },
        ...appeals.map(({ id, code }) => ({ key: `appeal ${id}`, fact: code && <bdi>{code}</bdi> })),
      ]}
    />
  );
}

/** Follow, print, and for those who may the editors' site. */
function Actions({ id, name }: { id: number; name: string }) {
  const strings = useStrings(emergencyStrings);
  const editors = useEditors(id);
  return (
    <>
      <FollowButton emergencyId={id} name={name} />
      <ButtonLink to={pathTo('emergencyPrint', { emergencyId: id })} variant="secondary">
        {strings.print}
      </ButtonLink>
      {editors && (
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
