import { sumOf } from '#src/domain/appeals.ts';
import type { FileColumn } from '#src/lists/column.ts';
import { fileColumns } from '#src/lists/tableColumns.tsx';
import type { activityStrings } from '#src/records/activity/strings.ts';
import { type ActivityRow, type ActivityWord, activityColumns } from './columns.tsx';

const { actor, title, emergency, start, end, country, province, sectors, status, reached } = activityColumns;

type Done = ActivityRow['activities'][number];
/** What each thing done says, in their order. */
const each = (activities: readonly Done[], read: (activity: Done) => string | null | undefined) =>
  activities.flatMap((activity) => read(activity)?.trim() || []).join('; ');

/** What a file of activities holds: more than a table has room for. Contacts are left out: files travel further than pages. */
export const activityFileColumns: readonly FileColumn<
  ActivityRow,
  ActivityWord | keyof typeof activityStrings.english
>[] = [
  ...fileColumns([actor, title, emergency, start, end, country, province]),
  {
    heading: 'admin2',
    value: ({ admin2_details = [] }) => admin2_details.map(({ name }) => name).join('; '),
  },
  ...fileColumns([sectors]),
  {
    heading: 'done',
    value: ({ activities }) =>
      each(activities, ({ action_details, custom_action }) => action_details?.title ?? custom_action),
  },
  ...fileColumns([status, reached]),
  // Counted apart: how many people live in them nobody says.
  {
    heading: 'households',
    value: ({ activities }) => sumOf(activities.map(({ household_count }) => household_count)),
  },
  { heading: 'details', value: ({ activities }) => each(activities, ({ details }) => details) },
];
