import { Suspense } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MACHINES } from '#machines/catalogue.ts';
import { Explorer } from '#stories/explorer/Explorer.tsx';
import { STAGES } from '#stories/explorer/stages/index.tsx';

interface MachineExplorerProps {
  /** Its name in the catalogue. */
  machine: string;
  /** A recording to begin with, as "Copy link" writes it. */
  session?: string;
}

/**
 * A machine to see and to drive: send events, let time pass, go back and forth in the log, and carry the log to somebody
 * else as a file. A click in the component beside moves the chart, an event here moves the component.
 */
function MachineExplorer({ machine, session }: MachineExplorerProps) {
  const entry = MACHINES.find(({ name }) => name === machine);
  if (!entry) return <p>The catalogue has no machine “{machine}”.</p>;
  return (
    // Nothing can be sent before the component is there that it moves.
    <Suspense fallback={null}>
      <Explorer key={machine} entry={entry} stage={STAGES[machine]} linked={session} />
    </Suspense>
  );
}

const meta = {
  title: 'Machines/Explorer',
  component: MachineExplorer,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // What an address may set.
  argTypes: { session: { type: 'string' } },
} satisfies Meta<typeof MachineExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (machine: string): Story => ({ args: { machine } });

// One row a machine: a storybook finds its stories without running them.
export const Alert = of('alert');
export const Alerts = of('alerts');
export const Auth = of('auth');
export const Confirm: Story = { ...of('confirm'), tags: ['rtl'] };
export const Connectivity = of('connectivity');
export const Agreement = of('agreement');
export const CookieBanner = of('cookieBanner');
export const Disclosure = of('disclosure');
export const DrefProcess: Story = { ...of('drefProcess'), tags: ['rtl'] };
export const DrefRecord = of('drefRecord');
export const DropdownMenu = of('dropdownMenu');
export const Export = of('export');
export const Form = of('form');
export const KeepAhead = of('keepAhead');
export const Gallery = of('gallery');
export const Language = of('language');
export const LazyPart = of('lazyPart');
export const LearningSummary = of('learningSummary');
export const ListState = of('listState');
export const Modal = of('modal');
export const Navigation = of('navigation');
export const Router = of('router');
export const Outbox = of('outbox');
export const Patience = of('patience');
export const Replay = of('replay');
export const PerProcess: Story = { ...of('perProcess'), tags: ['rtl'] };
export const PrintImages = of('printImages');
export const Request = of('request');
export const Requests = of('requests');
export const SavedViews = of('savedViews');
export const Search = of('search');
export const Select = of('select');
export const ServerDocument = of('serverDocument');
export const Submission = of('submission');
export const Tooltip = of('tooltip');
export const Update = of('update');
export const Upload = of('upload');
export const Uploads = of('uploads');
export const WorldMap = of('worldMap');
