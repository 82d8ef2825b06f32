import type { Page } from '@playwright/test';

/** What the storybook knows of a story beside its look. */
export interface DescribedStory {
  id: string;
  /** When to take the component. */
  note: string | undefined;
  controls: { prop: string; type: string; control: string }[];
}

interface Prepared {
  id: string;
  parameters: { docs?: { description?: { component?: string } } };
  argTypes: Record<string, { type?: { name: string }; control?: { type?: string; disable?: boolean } }>;
}

/** All stories of the storybook that a page shows. */
export function describedStories(page: Page): Promise<DescribedStory[]> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        ready(): Promise<void>;
        storyStoreValue: {
          cacheAllCSFFiles(): Promise<void>;
          extract(options: { includeDocsOnly: boolean }): Record<string, Prepared>;
        };
      };
    };
    await preview.ready();
    await preview.storyStoreValue.cacheAllCSFFiles();
    return Object.values(preview.storyStoreValue.extract({ includeDocsOnly: false })).map(
      ({ id, parameters, argTypes }) => ({
        id,
        note: parameters.docs?.description?.component,
        controls: Object.entries(argTypes).map(([prop, { type, control }]) => ({
          prop,
          type: type?.name ?? '',
          control: control?.disable ? '' : (control?.type ?? ''),
        })),
      }),
    );
  });
}
