import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Banner } from '#src/components/Banner/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';

it.each([
  [45.6, '46'],
  [140, '100'],
  [-3, '0'],
])('measures %f percent as %s', (value, now) => {
  render(<ProgressBar value={value} label="received" />);
  expect(screen.getByRole('meter', { name: 'received' }).getAttribute('aria-valuenow')).toBe(now);
});

it('draws no bar of a share that nobody knows', () => {
  const { container } = render(<ProgressBar value={undefined} label="--" />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(container.textContent).toBe('--');
});

it.each([
  [0, 'Yellow'],
  [1, 'Orange'],
  [2, 'Red'],
])('severity %i has a word', (level, word) => {
  render(<SeverityBadge level={level} isTextHidden />);
  expect(screen.getByText(word)).toBeTruthy();
});

it('tells severities apart by shape', () => {
  const { container } = render([0, 1, 2].map((level) => <SeverityBadge key={level} level={level} />));
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(3);
});

it('uses the word of the API for a severity, and dashes where there is none', () => {
  const { container } = render(
    <>
      <SeverityBadge level={2} text="Rouge" /> <SeverityBadge level={undefined} />
    </>,
  );
  expect(container.textContent).toBe('Rouge --');
});

it('names its figures before they are there', () => {
  const figures = [{ label: 'Active DREF operations', value: '12', hint: 'Small to medium operations' }];
  const { rerender } = render(<KeyFigures figures={figures} isPending />);
  expect(screen.getByRole('term').textContent).toBe('Active DREF operations');
  expect(screen.queryByText('12')).toBeNull();
  rerender(<KeyFigures figures={figures} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12',
    'Small to medium operations',
  ]);
});

it('writes dashes for facts that are missing, says so in words, and keeps zero', () => {
  render(
    <DescriptionList
      items={[
        { term: 'GLIDE', value: '' },
        { term: 'Dead', value: 0 },
        { term: 'Visibility', value: undefined },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '--not given',
    '0',
    '--not given',
  ]);
});

it('tells each fact once when names come late that were all the same before', () => {
  const facts = (...terms: string[]) => (
    <DescriptionList items={terms.map((term) => ({ term, value: 'x' }))} />
  );
  const { rerender } = render(facts('…', '…'));
  rerender(facts('Coordination', 'Assessment'));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Coordination',
    'Assessment',
  ]);
});

it('links an address to write to', () => {
  render(<DescriptionList items={[{ term: 'Email', value: 'mira@demo.example' }]} />);
  expect(screen.getByRole('link', { name: 'mira@demo.example' }).getAttribute('href')).toBe(
    'mailto:mira@demo.example',
  );
});

it('says what holds for the page', () => {
  render(<Banner variant="warning">Machine translated from French</Banner>);
  expect(screen.getByRole('note').textContent).toBe('Machine translated from French');
});

it('opens and closes what is only for who asks', async () => {
  const user = userEvent.setup();
  render(<Disclosure summary="Filters">Region</Disclosure>);
  const group = screen.getByRole<HTMLDetailsElement>('group');
  expect(group.open).toBe(false);
  await user.click(screen.getByText('Filters'));
  expect(group.open).toBe(true);
});
