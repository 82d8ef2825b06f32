import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Client } from '#contracts/client.ts';
import { SearchBox } from '#src/app/shell/SearchBox/index.tsx';
import { AppContext, useApp } from '#src/core/AppContext.ts';

interface SearchBoxStoryProps {
  /** What the API answers; an Error: it fails; missing: it never answers. */
  answer?: object | undefined;
}

function SearchBoxStory({ answer }: SearchBoxStoryProps) {
  const app = useApp();
  const answered = useMemo(() => {
    const call = () =>
      new Promise((resolve, reject) => {
        if (answer instanceof Error) reject(answer);
        else if (answer) resolve(answer);
      });
    return { ...app, client: { ...app.client, call: call as Client['call'] } };
  }, [app, answer]);
  return (
    <AppContext value={answered}>
      <div style={{ minBlockSize: '20rem' }}>
        <SearchBox />
      </div>
    </AppContext>
  );
}

/** The search of the navigation bar, by `machines/search.ts`: suggestions while typing; Enter opens the search page. */
const meta = {
  title: 'Components/SearchBox',
  component: SearchBoxStory,
  tags: ['rtl', 'phone'],
} satisfies Meta<typeof SearchBoxStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'flood');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/));
  },
};

export const Found: Story = {
  args: {
    answer: {
      emergencies: [{ id: 1050, name: 'Nepal: Floods', score: 2, disaster_type: 'Flood' }],
      countries: [{ id: 123, name: 'Nepal', score: 1, iso3: 'NPL' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nepal');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Nothing: Story = {
  args: { answer: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'atlantis');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/));
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  args: { answer: new Error('The network is gone.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nepal');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/));
  },
};
