import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ApiError } from '#contracts/errors.ts';
import { ShareDialog } from '#src/records/dref/ShareDialog/index.tsx';
import { Answering } from '#stories/support/Answering.tsx';

interface ShareStoryProps {
  /** With whom it is shared already. */
  people: readonly { id: number; username: string; first_name: string; last_name: string }[];
  /** The list cannot be saved. */
  isRefused?: boolean;
  onClose: () => void;
  /** Told of the people that the list holds when it is saved. */
  onSaved: (users: unknown) => void;
}

const MIRA = { id: 2, username: 'mira', first_name: 'Mira', last_name: 'Tamang' };
const DRISS = { id: 6, username: 'driss', first_name: 'Driss', last_name: 'Benali' };

const ShareStory = ({ people, isRefused = false, onClose, onSaved }: ShareStoryProps) => (
  <Answering
    answers={{
      '/api/v2/dref-share-user/{id}/': { id: 7, users: people.map(({ id }) => id), users_details: people },
      '/api/v2/users/': { count: 1, next: null, previous: null, results: [DRISS] },
      '/api/v2/dref-share/': ({ body }) => {
        if (isRefused) throw new ApiError({ kind: 'network', message: '', debugMessage: '' });
        onSaved((body as { users: unknown }).users);
      },
    }}
  >
    <ShareDialog drefId={7} onClose={onClose} />
  </Answering>
);

/** Who else sees and writes a DREF: people are added by their names, and the list is saved as a whole. */
const meta = {
  title: 'Records/DrefShare',
  component: ShareStory,
  tags: ['rtl', 'phone'],
  args: { people: [MIRA], onClose: fn(), onSaved: fn() },
} satisfies Meta<typeof ShareStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = async () => within(await screen.findByRole('list')).queryAllByRole('listitem');
const save = () => screen.getAllByRole('button').at(-1) as HTMLElement;

export const WithOnePerson: Story = {
  play: async () => {
    await expect((await listed()).map(({ textContent }) => textContent)).toEqual(['Mira Tamang']);
  },
};

/** Somebody is found by a part of the name, and is on the list before it is saved. */
export const OneMore: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'dri');
    await userEvent.click(await screen.findByRole('option', { name: 'Driss Benali' }));
    await expect(await listed()).toHaveLength(2);
    await userEvent.click(save());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith([MIRA.id, DRISS.id]));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const WithNobody: Story = {
  args: { people: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toBeVisible());
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

/** What was chosen stays, to be saved again. */
export const NotSaved: Story = {
  args: { isRefused: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('list');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
