import '#src/styles/index.css';
import '#src/styles/standInFonts.css';
import { configure } from 'storybook/test';
import type { Preview } from 'storybook-react-rsbuild';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import { SelectPopup } from '#src/components/Select/index.tsx';
import { LANGUAGE_NAMES } from '#src/i18n/languages.ts';
import { StoryFrame } from '#stories/support/StoryFrame.tsx';
import { usableControls } from './usableControls.ts';

// A limit for a busy machine: what a story looks for is taken as soon as it is there.
configure({ asyncUtilTimeout: 30_000 });
// As on a page that has settled.
SelectPopup.preload();

const preview: Preview = {
  argTypesEnhancers: [usableControls],
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame language={globals.language as Language} isFullScreen={parameters.layout === 'fullscreen'}>
        <Story />
      </StoryFrame>
    ),
  ],
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en' },
  parameters: {
    // A finding of axe fails the story, here and in `npm test`.
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: { storySort: { order: ['Components', 'Machines'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desk', type: 'desktop', styles: { width: '1366px', height: '768px' } },
      },
    },
  },
};

export default preview;
