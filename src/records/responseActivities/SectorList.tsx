import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { actorOf, bySector, countsHouseholds, peopleReachedBy } from '#src/domain/activities.ts';
import { coverage } from '#src/domain/appeals.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatList, formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './responseActivities.module.css';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Project } from './types.ts';

/** The activities by sector, each with how much of it is done and who does what. */
export function SectorList({ projects }: { projects: readonly Project[] }) {
  const strings = useStrings(emergencyActivitiesStrings);
  const language = useLanguage();
  return (
    <div>
      <h3 className={styles.subheading}>{strings.bySector}</h3>
      <ul className={styles.sectors}>
        {bySector(projects).map(({ id, title, projects: own, complete }) => (
          <li key={id}>
            <Disclosure
              isLazy
              summary={
                <span className={styles.sector}>
                  <strong>{title}</strong>
                  <ProgressBar
                    value={coverage(complete, own.length)}
                    label={fill(strings.completed, {
                      done: formatNumber(complete, language),
                      all: formatNumber(own.length, language),
                    })}
                  />
                </span>
              }
            >
              <ul className={styles.projects}>
                {own.map((project) => (
                  <li key={project.id}>
                    <ProjectInSector project={project} sector={id} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProjectInSector({ project, sector }: { project: Project; sector: number }) {
  const strings = useStrings(emergencyActivitiesStrings);
  const language = useLanguage();
  const { status_display, start_date, end_date, districts_details, activities } = project;
  return (
    <>
      <strong>{actorOf(project)}</strong>
      <div className={styles.meta}>
        {[
          status_display,
          `${formatDate(start_date, language)} – ${formatDate(end_date, language)}`,
          formatList(
            districts_details.map(({ name }) => name),
            language,
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <ul>
        {activities
          .filter((activity) => activity.sector === sector)
          .map((activity) => {
            const isByHousehold = countsHouseholds(activity);
            const reached = isByHousehold ? activity.household_count : peopleReachedBy(activity);
            return (
              <li key={activity.id}>
                {fill(isByHousehold ? strings.householdsBy : strings.reachedBy, {
                  activity: activity.action_details?.title ?? activity.custom_action ?? MISSING,
                  count: reached === undefined ? strings.unknown : formatNumber(reached, language),
                })}
              </li>
            );
          })}
      </ul>
    </>
  );
}
