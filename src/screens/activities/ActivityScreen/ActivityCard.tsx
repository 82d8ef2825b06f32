import type { ReactNode } from 'react';
import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import { DISABLED_COUNTS } from '#rules/peopleCounts.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { pictogramOf } from '#src/domain/pictograms.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityScreen.module.css';
import { CountTable } from './CountTable.tsx';
import type { Activity } from './types.ts';

const NOTHING = {};

type Strings = Record<keyof typeof activityStrings.english, string>;

/** One thing done: whom it reached, what was handed out. Figures that nobody gave are left out. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const strings = useStrings(activityStrings);
  const language = useLanguage();
  const isDetailed = activity.is_simplified_report === false;
  const figures = figuresOf(activity, strings).filter(({ value }) => value !== null && value !== undefined);
  const isSplit = DISABLED_COUNTS.some((name) => typeof activity[name] === 'number');
  return (
    <article className={styles.activity}>
      <h3 className={styles.title}>
        {activity.action_details?.title ?? (activity.custom_action || strings.untitled)}
      </h3>
      <DescriptionList
        items={[
          {
            term: strings.sector,
            value: (
              <>
                <Pictogram of={pictogramOf('activitySector', activity.sector_details.id)} />
                {activity.sector_details.title}
              </>
            ),
          },
          ...figures.map(({ term, value }) => ({ term, value: formatNumber(value, language) })),
        ]}
      />
      {activity.has_no_data_on_people_reached && <p className={styles.muted}>{strings.noData}</p>}
      {isDetailed && !activity.has_no_data_on_people_reached && (
        <CountTable caption={strings.byAge} activity={activity} />
      )}
      {isDetailed && isSplit && <CountTable caption={strings.disabledByAge} activity={activity} isDisabled />}
      <Supplies activity={activity} />
      <Places points={activity.points ?? []} />
      {activity.details && (
        <>
          <h4 className={styles.subtitle}>{strings.details}</h4>
          <p className={styles.details} dir="auto">
            {activity.details}
          </p>
        </>
      )}
    </article>
  );
}

function figuresOf(activity: Activity, strings: Strings) {
  const isHouseholds = activity.people_households === 'households';
  const isDetailed = activity.is_simplified_report === false;
  return [
    ...(isDetailed || activity.has_no_data_on_people_reached
      ? []
      : isHouseholds
        ? [{ term: strings.households, value: activity.household_count }]
        : [
            { term: strings.totalPeople, value: activity.people_count },
            { term: strings.male, value: activity.male_count },
            { term: strings.female, value: activity.female_count },
          ]),
    { term: strings.beneficiaries, value: activity.beneficiaries_count },
    { term: strings.amount, value: activity.amount },
    { term: strings.items, value: activity.item_count },
    { term: strings.locationCount, value: activity.point_count },
  ];
}

function Supplies({ activity }: { activity: Activity }) {
  const strings = useStrings(activityStrings);
  const supplies = Object.entries(activity.supplies ?? {});
  const { answer, ...names } = useRequest(
    emergencyProjectOptionsEndpoint,
    supplies.length > 0 ? NOTHING : undefined,
  );
  useFailureAlert(names);
  const isLate = answer === undefined && names.error === undefined;
  const titles = new Map(
    answer?.actions.flatMap(({ supplies_details = [] }) =>
      supplies_details.map(({ id, title }) => [String(id), title] as const),
    ),
  );
  return (
    <div className={styles.supplies}>
      <SupplyList
        heading={strings.supplies}
        supplies={supplies.map(([id, count]) => ({
          // An id says something only where there is no name to be had.
          name: isLate ? <Skeleton width="10ch" /> : (titles.get(id) ?? `#${id}`),
          count,
        }))}
      />
      <SupplyList
        heading={strings.customSupplies}
        supplies={Object.entries(activity.custom_supplies ?? {}).map(([name, count]) => ({ name, count }))}
      />
    </div>
  );
}

function SupplyList({
  heading,
  supplies,
}: {
  heading: string;
  supplies: readonly { name: ReactNode; count: number }[];
}) {
  const language = useLanguage();
  if (supplies.length === 0) return null;
  return (
    <section>
      <h4 className={styles.subtitle}>{heading}</h4>
      <DescriptionList
        items={supplies.map(({ name, count }) => ({ term: name, value: formatNumber(count, language) }))}
      />
    </section>
  );
}

/** The same places as on the map below, for who reads. */
function Places({ points }: { points: NonNullable<Activity['points']> }) {
  const strings = useStrings(activityStrings);
  if (points.length === 0) return null;
  return (
    <section>
      <h4 className={styles.subtitle}>{strings.locations}</h4>
      <ul className={styles.places}>
        {points.map(({ description, latitude, longitude }, index) => (
          // Two places may be called alike, and a place has no other key with every provider.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <bdi>{description}</bdi>{' '}
            <bdi dir="ltr" className={styles.muted}>
              {latitude}, {longitude}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
