import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  savedViewsMachine,
  selectIsManaging,
  selectIsNaming,
  selectRenamed,
  selectReturnedTo,
  selectViews,
} from '#machines/savedViews.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { queryWithColumns } from '../listPlace.ts';
import { onViewsChanged, type Place, readViews, VISITOR, writeViews } from './store.ts';
import { savedViewsStrings } from './strings.ts';

// With them comes all that forms take, which a list does without.
const NameDialog = lazyComponent(async () => (await import('./NameDialog.tsx')).NameDialog);
const ManageDialog = lazyComponent(async () => (await import('./ManageDialog.tsx')).ManageDialog);

/** The name of what is said of them: each takes the place of the last. */
const ALERT = 'savedViews';

interface SavedViewsProps {
  /** By what the views of this list are kept: the same as long as the list exists, in every language. */
  list: string;
  /** The columns that are shown, where they are not the list's own: a view has them too. */
  columns?: string | undefined;
}

/**
 * A menu of filters and orders that a reader has given names: it opens them, saves those of the address, renames and
 * deletes. The lifecycle is `machines/savedViews.ts`. Stands beside the filters of any list that keeps these in its address.
 */
export function SavedViews({ list, columns }: SavedViewsProps) {
  const { isSignedIn, profile } = useAuth();
  // Whose they are is not known yet.
  if (isSignedIn && !profile) return null;
  const owner = profile ? String(profile.id) : VISITOR;
  return <ViewsOf key={`${owner} ${list}`} owner={owner} list={list} columns={columns} />;
}

function ViewsOf({ owner, list, columns }: Place & Pick<SavedViewsProps, 'columns'>) {
  const strings = useStrings(savedViewsStrings);
  const tell = useTell();
  const { pathname, search } = useLocation();
  const query = viewOf(queryWithColumns(search, columns));
  // As it stands, or with what this browser adds to it.
  const shown = [viewOf(search), query];
  const actor = useProvided(
    savedViewsMachine,
    {
      actions: {
        keep(_, { views, isNew }) {
          try {
            writeViews({ owner, list }, views);
            if (isNew) tell({ name: ALERT, variant: 'success', title: strings.saved });
          } catch {
            tell({ name: ALERT, variant: 'danger', title: strings.notKept });
          }
        },
      },
    },
    { views: readViews({ owner, list }) },
  );
  useEffect(
    () => onViewsChanged(() => actor.send({ type: 'views.changed', views: readViews({ owner, list }) })),
    [actor, owner, list],
  );
  const views = useSelector(actor, selectViews);
  const isNaming = useSelector(actor, selectIsNaming);
  const isManaging = useSelector(actor, selectIsManaging);
  const renamed = useSelector(actor, selectRenamed);
  const returnedTo = useSelector(actor, selectReturnedTo);

  const cancel = () => actor.send({ type: 'cancel' });
  return (
    <>
      <Menu
        label={strings.menu}
        variant="secondary"
        items={[
          ...views.map((view) => ({
            key: `view ${view.name}`,
            label: view.name,
            to: view.query ? `${pathname}?${view.query}` : pathname,
            isChecked: shown.includes(viewOf(view.query)),
          })),
          { key: 'save', label: strings.save, onPick: () => actor.send({ type: 'save.asked' }) },
          ...(views.length > 0
            ? [
                {
                  key: 'manage',
                  label: strings.manage,
                  onPick: () => actor.send({ type: 'manage.asked' }),
                },
              ]
            : []),
        ]}
      />
      {isNaming && (
        <NameDialog
          heading={strings.saveHeading}
          text={strings.saveText}
          views={views}
          onName={(name) => actor.send({ type: 'name.given', name, query })}
          onClose={cancel}
        />
      )}
      {isManaging && renamed === undefined && (
        <ManageDialog
          views={views}
          returnedTo={returnedTo}
          onRename={(name) => actor.send({ type: 'rename.asked', name })}
          onDelete={(name) => actor.send({ type: 'view.removed', name })}
          onClose={cancel}
        />
      )}
      {renamed !== undefined && (
        <NameDialog
          heading={strings.rename}
          own={renamed}
          views={views}
          onName={(name) => actor.send({ type: 'name.given', name })}
          onClose={cancel}
        />
      )}
    </>
  );
}

/** What a query says of filters and order, whatever the page and the order of its parts. */
function viewOf(query: string): string {
  const values = new URLSearchParams(query);
  values.delete('page');
  values.sort();
  return values.toString();
}
