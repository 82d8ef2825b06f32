import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormField, inputClass } from '#src/components/FormField/index.tsx';

/** What all inputs have around them: label, hint and error, read out with the input. A form takes the inputs, not this. */
const meta = {
  title: 'Components/FormField',
  component: FormField,
  tags: ['rtl', 'phone'],
  args: { label: 'Title', children: (ids) => <input {...ids} className={inputClass} /> },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('');
    await expect(canvas.getByLabelText('Title')).not.toBeRequired();
  },
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(canvas.getByText('Title').getBoundingClientRect().width).toBeLessThan(2);
  },
};

/** The asterisk is for the eye: a screen reader says "required". */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeRequired();
  },
};

export const WithHint: Story = {
  args: { hint: 'Country, kind of disaster, month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'Country, kind of disaster, month',
    );
  },
};

export const Wrong: Story = {
  args: { isRequired: true, hint: 'Country, kind of disaster, month', error: 'This field is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Country, kind of disaster, month This field is required.',
    );
  },
};
