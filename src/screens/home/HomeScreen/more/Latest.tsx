import { AppealsOverTime } from '#src/records/appealsOverTime/index.tsx';
import { LatestAlerts } from './LatestAlerts.tsx';
import { LatestEmergencies } from './LatestEmergencies.tsx';
import { LatestReports } from './LatestReports.tsx';
import moreStyles from './more.module.css';

/** What came in last, and how it was over the years. */
export function Latest() {
  return (
    <>
      <LatestEmergencies />
      <div className={moreStyles.pair}>
        <LatestReports />
        <LatestAlerts />
      </div>
      <AppealsOverTime />
    </>
  );
}
