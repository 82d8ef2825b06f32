import { Menu } from '#src/components/Menu/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';

interface ActivityMenuProps {
  activity: { id: number; title: string };
  /** The screen's own: a page fetches its words in one call. */
  strings: Readonly<Record<'actions' | 'actionsOf' | 'view' | 'edit' | 'duplicate', string>>;
}

/** What can be done with an activity of a table. */
export function ActivityMenu({ activity: { id, title }, strings }: ActivityMenuProps) {
  return (
    <Menu
      label={strings.actions}
      ariaLabel={fill(strings.actionsOf, { title })}
      align="end"
      items={[
        { key: 'view', label: strings.view, to: pathTo('activity', { activityId: id }) },
        { key: 'edit', label: strings.edit, to: pathTo('editActivity', { activityId: id }) },
        { key: 'duplicate', label: strings.duplicate, to: pathTo('newActivity', undefined, { from: id }) },
      ]}
    />
  );
}
