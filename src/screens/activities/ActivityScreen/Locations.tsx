import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import type { Project } from './types.ts';

const SKELETON = <Skeleton height={['28rem', '29rem', '37rem']} />;
const COLORS = ['#2f6fb2', '#344b67', '#b2660c', '#3a6b35', '#6b4a8e', '#16697a'] as const;

/** Where the activities take place, on a map in the colour of each, and as a table. */
export function Locations({ project }: { project: Project }) {
  const strings = useStrings(activityStrings);
  const { config } = useApp();
  const placed = project.activities.filter(({ points = [] }) => points.length > 0);
  if (placed.length === 0) return null;
  const titleOf = ({ action_details, custom_action }: (typeof placed)[number]) =>
    action_details?.title ?? (custom_action || strings.untitled);
  const points = placed.flatMap((activity) =>
    (activity.points ?? []).map(({ description, latitude, longitude }, index) => ({
      id: `${activity.id}-${index}`,
      label: description,
      latitude,
      longitude,
      value: index + 1,
      radius: 8,
      category: String(activity.id),
      activity: titleOf(activity),
    })),
  );
  return (
    <Panel heading={strings.locations}>
      <WorldMap
        pending={SKELETON}
        title={strings.locations}
        source={strings.locationsSource}
        valueLabel={strings.location}
        formatValue={String}
        styleUrl={config.mapStyleUrl || undefined}
        focus={project.country_details.iso3 ? [project.country_details.iso3] : undefined}
        categories={placed.map((activity, index) => ({
          key: String(activity.id),
          label: titleOf(activity),
          color: COLORS[index % COLORS.length] ?? COLORS[0],
        }))}
        points={points}
        renderPopup={(id) => {
          const point = points.find((one) => one.id === id);
          return (
            point && (
              <p>
                {point.activity}
                <br />
                <bdi dir="ltr">
                  {point.latitude}, {point.longitude}
                </bdi>
              </p>
            )
          );
        }}
      />
    </Panel>
  );
}
