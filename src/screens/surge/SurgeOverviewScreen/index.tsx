import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { ByEmergency } from './ByEmergency.tsx';
import { Charts } from './Charts.tsx';
import { DeployedUnits } from './DeployedUnits.tsx';
import { DeploymentMap } from './DeploymentMap.tsx';
import { OpenAlerts } from './OpenAlerts.tsx';
import { Readiness } from './Readiness.tsx';
import { ReadyUnits } from './ReadyUnits.tsx';
import { prefetchOverview } from './requests.ts';

const CHARTS_PENDING = <Skeleton height="28rem" />;
const TABLE_PENDING = <Skeleton height="26rem" />;

/** `/surge/overview`: who and what is deployed where, who is sought, and what stands ready. */
export function SurgeOverviewScreen() {
  return (
    <>
      <DeploymentMap />
      <WhenNear placeholder={CHARTS_PENDING}>
        <Charts />
      </WhenNear>
      <OpenAlerts />
      <ByEmergency />
      <WhenNear placeholder={TABLE_PENDING}>
        <DeployedUnits />
      </WhenNear>
      <WhenNear placeholder={TABLE_PENDING}>
        <ReadyUnits />
      </WhenNear>
      <WhenNear placeholder={TABLE_PENDING}>
        <Readiness />
      </WhenNear>
    </>
  );
}
SurgeOverviewScreen.prefetch = prefetchOverview;
