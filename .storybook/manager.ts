import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming';

interface Docs {
  description?: { component?: string; story?: string };
}

/** The frame around the stories: in the app's colours, with the addons' panel out of the way of the machine explorer. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'GO components and machines', colorSecondary: '#c8102e' }),
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) =>
      storyId?.startsWith('machines-') ? false : shown,
  },
});

addons.register('go/usage', () =>
  addons.add('go/usage/panel', {
    type: types.PANEL,
    title: 'Usage',
    render: ({ active }) => createElement(Usage, { isShown: active ?? false }),
  }),
);

const NOTES = { maxWidth: '48rem', padding: '0.25rem 1rem', fontSize: '0.9375rem', lineHeight: 1.5 };

/** When to take the component, and what the story shows: what stands above them in the file of the stories. */
function Usage({ isShown }: { isShown: boolean }) {
  const { component, story } = useParameter<Docs>('docs', {}).description ?? {};
  if (!isShown) return null;
  const notes = [component, story].filter((note) => note !== undefined);
  return createElement(
    'div',
    { style: NOTES },
    ...notes.map((note) => createElement('p', null, ...inline(note))),
  );
}

/** Text with names of code between backticks. */
function inline(note: string) {
  return note.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
}
