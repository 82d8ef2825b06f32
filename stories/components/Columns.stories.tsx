import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';

/** Take it for the page of a record: what is read in the wider column, what is looked up beside it. */
const meta = {
  title: 'Components/Columns',
  component: Columns,
  tags: ['rtl', 'phone'],
  args: {
    main: <Panel heading="Situation">Rivers left their banks.</Panel>,
    aside: <Panel heading="Overview">Flood, Nepal</Panel>,
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is read comes first for everybody, also where one column stands below the other. */
export const OfARecord: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('region').map((region) => region.textContent);
    await expect(names).toEqual(['SituationRivers left their banks.', 'OverviewFlood, Nepal']);
  },
};
