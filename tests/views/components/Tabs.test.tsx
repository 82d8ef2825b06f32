import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type TabItem, Tabs } from '#src/components/Tabs/index.tsx';

const TABS: readonly TabItem<'context' | 'event' | 'needs' | 'actions'>[] = [
  { key: 'context', label: 'Context', mark: { kind: 'done', label: 'complete' } },
  { key: 'event', label: 'Event', mark: { kind: 'invalid', label: '2 errors' } },
  { key: 'needs', label: 'Needs', isDisabled: true },
  { key: 'actions', label: 'Actions' },
];

type Variant = 'primary' | 'secondary' | 'tertiary' | 'step' | 'vertical';

function Holder({ variant }: { variant: Variant }) {
  const [selected, setSelected] = useState(TABS[0]?.key ?? 'context');
  return (
    <Tabs label="Parts" tabs={TABS} selected={selected} onSelect={setSelected} variant={variant}>
      {selected}
    </Tabs>
  );
}

async function walk(variant: Variant, keys: string) {
  const user = userEvent.setup();
  render(<Holder variant={variant} />);
  await user.tab();
  await user.keyboard(keys);
  return screen.getByRole('tabpanel').textContent;
}

describe.each(['primary', 'secondary', 'tertiary', 'step'] as const)('%s', (variant) => {
  it.each([
    ['{ArrowRight}', 'event'],
    ['{ArrowRight}{ArrowRight}', 'actions'],
    ['{ArrowLeft}', 'actions'],
    ['{End}', 'actions'],
    ['{End}{Home}', 'context'],
    ['{End}{ArrowRight}', 'context'],
    ['{ArrowDown}', 'context'],
  ])('%s opens "%s", past what is disabled', async (keys, opened) => {
    expect(await walk(variant, keys)).toBe(opened);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });
});

describe('vertical', () => {
  it.each([
    ['{ArrowDown}', 'event'],
    ['{ArrowUp}', 'actions'],
    ['{ArrowRight}', 'context'],
  ])('%s opens "%s"', async (keys, opened) => {
    expect(await walk('vertical', keys)).toBe(opened);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  });
});

it('numbers steps, and says which are complete or wrong', () => {
  render(<Holder variant="step" />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Context (complete)',
    '2Event (2 errors)',
    '3Needs',
    '4Actions',
  ]);
  expect(screen.getByRole('tab', { name: 'Event (2 errors)' })).toBeTruthy();
});
