import { AppealsOverTime } from './AppealsOverTime.tsx';
import { LatestAlerts } from './LatestAlerts.tsx';
import { LatestEmergencies } from './LatestEmergencies.tsx';
import { LatestReports } from './LatestReports.tsx';
import own from './more.module.css';

/** What came in last, and how it was over the years. */
export function Latest() {
  return (
    <>
      <LatestEmergencies />
      <div className={own.pair}>
        <LatestReports />
        <LatestAlerts />
      </div>
      <AppealsOverTime />
    </>
  );
}
