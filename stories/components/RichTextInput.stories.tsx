import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RichTextInput } from '#src/components/RichTextInput/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** Text with formats, written as it will look and read again by `RichText`. Its editor comes when one is first shown. */
const meta = {
  title: 'Components/RichTextInput',
  component: RichTextInput,
  tags: ['rtl', 'phone'],
  args: { label: 'Situational overview', name: 'description', value: '', onChange: fn() },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <RichTextInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof RichTextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const editor = ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
  canvas.findByRole('textbox', { name: 'Situational overview' });

export const Empty: Story = {
  play: async (context) => {
    await expect(await editor(context)).toHaveTextContent(/^$/);
  },
};

export const Filled: Story = {
  args: { value: '<p>Rivers rose <strong>three metres</strong> in a night.</p>' },
  play: async (context) => {
    await expect(await editor(context)).toHaveTextContent('Rivers rose three metres in a night.');
    await expect((await editor(context)).querySelector('strong')).toHaveTextContent('three metres');
  },
};

export const ReadOnly: Story = {
  args: { value: '<p>Rivers rose in a night.</p>', isReadOnly: true },
  play: async (context) => {
    await expect(await editor(context)).toHaveAttribute('contenteditable', 'false');
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, hint: 'What has happened', error: 'This field is required.' },
  play: async (context) => {
    await expect(await editor(context)).toBeInvalid();
    await expect(await editor(context)).toHaveAccessibleDescription(
      'What has happened This field is required.',
    );
  },
};
