import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf } from '#src/lists/column.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { flashUpdateStrings } from '../strings.ts';
import { flashUpdateList } from './list.ts';

type Row = AnswerOf<typeof flashUpdatesEndpoint>['results'][number];

const column = columnsOf<Row, never, keyof typeof flashUpdateStrings.english>();
const ACTIONS = column.drawn('actions', (update) => <RowMenu update={update} />);

/** `/flash-updates/all`: every flash update; the page is for federation admins alone. */
export function FlashUpdateListScreen() {
  const routes = useStrings(routeStrings);
  return (
    <ListPage
      list={flashUpdateList}
      title={routes.flashUpdates}
      create={<ButtonLink to={pathTo('newFlashUpdate')}>{routes.newFlashUpdate}</ButtonLink>}
      actions={ACTIONS}
    />
  );
}
FlashUpdateListScreen.prefetch = prefetchList(flashUpdateList);

function RowMenu({ update: { id, title } }: { update: Row }) {
  const strings = useStrings(flashUpdateStrings);
  return (
    <Menu
      label={strings.actions}
      ariaLabel={fill(strings.actionsFor, { title })}
      align="end"
      items={[
        { key: 'view', label: strings.view, to: pathTo('flashUpdate', { flashUpdateId: id }) },
        { key: 'edit', label: strings.edit, to: pathTo('editFlashUpdate', { flashUpdateId: id }) },
      ]}
    />
  );
}
