import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The frame around the stories: in the app's colours, with the addons' panel out of the way of the machine explorer. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'GO components and machines', colorSecondary: '#c8102e' }),
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) =>
      storyId?.startsWith('machines-') ? false : shown,
  },
});
