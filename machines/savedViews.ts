import { assign, type SnapshotFrom, setup } from 'xstate';

/** Filters and order of a list under a name. `query`: of its address, without the page. No two have the same name. */
export interface SavedView {
  name: string;
  query: string;
}

type SavedViewsEvent =
  | { type: 'save.asked' }
  | { type: 'manage.asked' }
  | { type: 'rename.asked'; name: string }
  /** In `naming` with the query to keep, in `renaming` without: that of the view stays. */
  | { type: 'name.given'; name: string; query?: string }
  | { type: 'view.removed'; name: string }
  | { type: 'cancel' }
  | { type: 'views.changed'; views: readonly SavedView[] };

interface SavedViewsContext {
  views: readonly SavedView[];
  /** The view that gets another name. */
  renamed?: string | undefined;
  /** The view that was renamed last, or was about to be: back in the list the reader is there again. */
  returnedTo?: string | undefined;
}

/**
 * The saved views of one list: named, renamed, removed.
 *
 *   closed -(save.asked)-> naming -(name.given)-> closed
 *   closed -(manage.asked)-> managing { listed -(rename.asked)-> renaming -(name.given)-> listed }; `view.removed` of the last
 *   closes it. `cancel` leads back. A blank name, or one that another view has, is no name: the state stays.
 *   `views.changed` tells what another tab did; it ends a renaming whose view is gone.
 *
 * Provide `keep`, which writes them and says whether that worked.
 */
export const savedViewsMachine = setup({
  types: {
    context: {} as SavedViewsContext,
    input: {} as { views: readonly SavedView[] } | undefined,
    events: {} as SavedViewsEvent,
  },
  guards: {
    isFree: ({ context }, { name }: { name: string }) => isFreeName(context.views, name),
    isFreeToRename: ({ context }, { name }: { name: string }) =>
      isFreeName(context.views, name, context.renamed),
    isLast: ({ context }, { name }: { name: string }) => context.views.every((view) => view.name === name),
    hasNone: (_, { views }: { views: readonly SavedView[] }) => views.length === 0,
    lacksRenamed: ({ context }, { views }: { views: readonly SavedView[] }) =>
      context.renamed !== undefined && views.every(({ name }) => name !== context.renamed),
  },
  actions: {
    add: assign(({ context }, { name, query = '' }: { name: string; query?: string | undefined }) => ({
      views: [...context.views, { name: name.trim(), query }],
    })),
    rename: assign(({ context }, { name }: { name: string }) => ({
      views: context.views.map((view) =>
        view.name === context.renamed ? { ...view, name: name.trim() } : view,
      ),
      returnedTo: name.trim(),
    })),
    remove: assign(({ context }, { name }: { name: string }) => ({
      views: context.views.filter((view) => view.name !== name),
    })),
    take: assign((_, { views }: { views: readonly SavedView[] }) => ({ views })),
    choose: assign((_, { name }: { name: string }) => ({ renamed: name, returnedTo: name })),
    endRenaming: assign({ renamed: undefined }),
    leave: assign({ renamed: undefined, returnedTo: undefined }),
    keep: (_, _params: { views: readonly SavedView[]; isNew?: boolean }) => {},
  },
}).createMachine({
  id: 'savedViews',
  context: ({ input }) => ({ views: input?.views ?? [] }),
  initial: 'closed',
  on: {
    'views.changed': { actions: { type: 'take', params: ({ event }) => event } },
  },
  states: {
    closed: { on: { 'save.asked': 'naming', 'manage.asked': 'managing' } },
    naming: {
      on: {
        cancel: 'closed',
        'name.given': {
          guard: { type: 'isFree', params: ({ event }) => event },
          target: 'closed',
          actions: [
            { type: 'add', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => ({ views: context.views, isNew: true }) },
          ],
        },
      },
    },
    managing: {
      initial: 'listed',
      exit: 'leave',
      on: {
        'views.changed': [
          {
            guard: { type: 'hasNone', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'lacksRenamed', params: ({ event }) => event },
            target: '.listed',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
      states: {
        listed: {
          entry: 'endRenaming',
          on: {
            cancel: '#savedViews.closed',
            'rename.asked': {
              target: 'renaming',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'view.removed': [
              {
                guard: { type: 'isLast', params: ({ event }) => event },
                target: '#savedViews.closed',
                actions: [
                  { type: 'remove', params: ({ event }) => event },
                  { type: 'keep', params: ({ context }) => context },
                ],
              },
              {
                actions: [
                  { type: 'remove', params: ({ event }) => event },
                  { type: 'keep', params: ({ context }) => context },
                ],
              },
            ],
          },
        },
        renaming: {
          on: {
            cancel: 'listed',
            'name.given': {
              guard: { type: 'isFreeToRename', params: ({ event }) => event },
              target: 'listed',
              actions: [
                { type: 'rename', params: ({ event }) => event },
                { type: 'keep', params: ({ context }) => context },
              ],
            },
          },
        },
      },
    },
  },
});

/** Whether a view can be called so; `own` is the name it has. Case makes no other name. */
export function isFreeName(views: readonly SavedView[], name: string, own?: string): boolean {
  const wanted = folded(name);
  return wanted !== '' && views.every((view) => view.name === own || folded(view.name) !== wanted);
}

const folded = (name: string) => name.trim().toLowerCase();

export type SavedViewsSnapshot = SnapshotFrom<typeof savedViewsMachine>;
export const selectViews = (snapshot: SavedViewsSnapshot) => snapshot.context.views;
export const selectIsNaming = (snapshot: SavedViewsSnapshot) => snapshot.matches('naming');
export const selectIsManaging = (snapshot: SavedViewsSnapshot) => snapshot.matches('managing');
/** The name of the view that is renamed. */
export const selectRenamed = (snapshot: SavedViewsSnapshot) => snapshot.context.renamed;
/** The name of the view whose renaming has just ended. */
export const selectReturnedTo = (snapshot: SavedViewsSnapshot) => snapshot.context.returnedTo;
