import { use } from 'react';
import { Outlet, useMatch } from 'react-router';
import { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import { regionEndpoint } from '#contracts/regions/record.ts';
import { Button } from '#src/components/Button/index.tsx';
import { RouteTitle } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { absolutePath } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { NotFoundScreen } from '#src/records/NotFoundScreen/index.tsx';
import { AppealFigures } from '#src/records/operations/AppealFigures.tsx';
import { RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { recordPageStrings } from '#src/records/RecordPage/strings.ts';
import { useRecord } from '#src/records/useRecord.ts';
import { keyFiguresInput } from '../requests.ts';
import { regionStrings } from '../strings.ts';
import styles from './RegionScreen.module.css';
import { type RegionContext, RegionShown } from './region.ts';
import { additionalTitle, useRegionTabs } from './tabs.ts';

/** `/regions/{regionId}`: the frame of a region, with its name, what runs there and its tabs. */
export function RegionScreen() {
  const strings = useStrings(regionStrings);
  const titles = useStrings(routeStrings);
  const { print } = useStrings(recordPageStrings);
  const language = useLanguage();
  const routeTitle = use(RouteTitle);
  const { regionId } = useIds();
  const view = useRecord(regionEndpoint, regionId);
  const keyFigures = useRequest(regionKeyFiguresEndpoint, keyFiguresInput(regionId));
  // Without them a tab may be missing.
  useFailureAlert(keyFigures);
  const isAdditional = useMatch(absolutePath('regionAdditionalInfo')) !== null;
  if (view.isMissing || regionId === undefined) return <NotFoundScreen />;
  return (
    <RouteTitle
      value={isAdditional && view.answer ? additionalTitle(view.answer, strings.additionalInfo) : routeTitle}
    >
      <RecordFrame
        view={view}
        heading={(region) => region?.region_name ?? titles.region}
        list={undefined}
        description={() => undefined}
        descriptionSkeleton={null}
        hasShortName
        actions={() => <Button onClick={() => void printPage()}>{print}</Button>}
        info={
          <div className={styles.figures}>
            <AppealFigures
              of={{ region: regionId }}
              more={[
                {
                  label: strings.countryPlans,
                  value: formatNumber(view.answer?.country_plan_count, language),
                },
              ]}
            />
          </div>
        }
        skeleton={<Outline />}
        sections={(region) => {
          const context: RegionContext = { region, keyFigures };
          return (
            <>
              <Tabs {...context} />
              <RegionShown value={context}>
                <Outlet />
              </RegionShown>
            </>
          );
        }}
      />
    </RouteTitle>
  );
}

function Tabs(context: RegionContext) {
  const strings = useStrings(regionStrings);
  return <TabList label={strings.tabs} tabs={useRegionTabs(context)} />;
}

/** The tabs and the panels that come. */
function Outline() {
  return (
    <div className={styles.outline}>
      <Skeleton height="2.75rem" />
      <Skeleton height="17rem" />
      <Skeleton height="36rem" />
      <Skeleton height="24rem" />
    </div>
  );
}
