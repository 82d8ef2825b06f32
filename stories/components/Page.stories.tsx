import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { Card } from '#src/components/Card/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';

/** The frame of a screen: the title of the tab, the way here, heading, actions, an info area and the content. */
const meta = {
  title: 'Components/Page',
  component: Page,
  tags: ['rtl', 'phone'],
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Nepal: Floods' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nepal: Floods');
  },
};

export const Whole: Story = {
  args: {
    description: 'Monsoon rains since July',
    breadcrumbs: [{ label: 'Home', to: '/' }, { label: 'Nepal: Floods' }],
    actions: <Button variant="primary">Follow</Button>,
    info: <KeyFigures figures={[{ label: 'People affected', value: '1.2M' }]} />,
    children: <Card>Situation overview</Card>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
    await expect(canvas.getByText('Situation overview')).toBeVisible();
  },
};

export const WhileItLoads: Story = {
  args: {
    children: (
      <Card>
        <Skeleton width="60%" />
        <Skeleton height="6rem" />
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
