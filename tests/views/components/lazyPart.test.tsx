import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { takeComplaints } from '../../support/views.ts';

/** A part that throws as long as it is broken. */
function DistrictMap({ title, isBroken }: { title: string; isBroken: () => boolean }) {
  if (isBroken()) throw new Error('no such map');
  return <p>Map of {title}</p>;
}

/** The page around a part whose file is lost the first times, or that throws until `mend` is called. */
async function renderPart({ lost = 0, isBroken = false }: { lost?: number; isBroken?: boolean }) {
  let asked = 0;
  let isMended = !isBroken;
  const LazyMap = lazyComponent(async () => {
    asked += 1;
    if (asked <= lost) throw new Error('ChunkLoadError');
    return DistrictMap;
  });
  const page = (
    <>
      <h1>Floods</h1>
      <LazyMap title="Nepal" isBroken={() => !isMended} pending={<p>On its way</p>} />
    </>
  );
  await act(async () => render(page));
  const mend = () => {
    isMended = true;
  };
  return { mend, asked: () => asked };
}

const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

it('shows what stands in its room until the file is there', async () => {
  const never = lazyComponent<object>(() => new Promise(() => {}));
  await act(async () => render(createElement(never, { pending: <p>On its way</p> })));
  expect(screen.getByText('On its way')).toBeTruthy();
});

it('shows the part once it is there', async () => {
  await renderPart({});
  expect(screen.getByText('Map of Nepal')).toBeTruthy();
});

it('says in place that a file is lost, and asks for it again, as often as needed', async () => {
  const { asked } = await renderPart({ lost: 2 });
  await tryAgain();
  expect(screen.getByText('This part of the page could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Floods' })).toBeTruthy();
  await tryAgain();
  expect(screen.getByText('Map of Nepal')).toBeTruthy();
  expect(asked()).toBe(3);
});

it('asks for a lost file by itself once the connection is back, each time once', async () => {
  const { asked } = await renderPart({ lost: 2 });
  const restore = () => act(async () => window.dispatchEvent(new Event('online')));
  await restore();
  expect(screen.getByText('This part of the page could not be loaded.')).toBeTruthy();
  expect(asked()).toBe(2);
  await restore();
  expect(screen.getByText('Map of Nepal')).toBeTruthy();
  await restore();
  expect(asked()).toBe(3);
});

it('keeps what it throws from the page around it, and can be tried again', async () => {
  const { mend } = await renderPart({ isBroken: true });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Floods' })).toBeTruthy();
  expect(String(takeComplaints())).toContain('no such map');
  mend();
  await tryAgain();
  expect(screen.getByText('Map of Nepal')).toBeTruthy();
});
