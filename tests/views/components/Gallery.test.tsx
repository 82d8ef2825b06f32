import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Gallery } from '#src/components/Gallery/index.tsx';
import { StringsContext } from '#src/i18n/StringsContext.ts';

const PHOTOS = ['bridge.jpg', 'camp.jpg', 'road.jpg'].map((caption, id) => ({
  id,
  src: `https://go.example/${caption}`,
  caption,
  detail: '2 MB',
}));
const viewer = () => screen.findByRole('dialog');
const shown = () => within(screen.getByRole('dialog')).getByRole('img');

async function open(name: string, photos = PHOTOS) {
  const user = userEvent.setup();
  render(<Gallery photos={photos} />);
  await user.click(screen.getByRole('button', { name: `Show the photo ${name}` }));
  return { user, dialog: within(await viewer()) };
}

it('keeps the room of each photo, with what it is below it, and fetches it once it is near', () => {
  render(<Gallery photos={PHOTOS} />);
  const figures = screen.getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'bridge.jpg 2 MB',
    'camp.jpg 2 MB',
    'road.jpg 2 MB',
  ]);
  const picture = figures[0]?.querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.width, picture?.height]).toEqual([320, 240]);
});

it('shows one large, says which of how many it is, and leads to the original', async () => {
  const { dialog } = await open('camp.jpg');
  expect(shown().getAttribute('alt')).toBe('camp.jpg');
  expect(dialog.getByRole('heading', { name: 'camp.jpg' })).toBeDefined();
  expect(dialog.getByRole('status').textContent).toBe('Photo 2 of 3 camp.jpg');
  const original = dialog.getByRole('link', { name: /Open the original \(2 MB\)/ });
  expect(original.getAttribute('href')).toBe('https://go.example/camp.jpg');
});

it('leads on by buttons and keys, and no further than its ends', async () => {
  const { user, dialog } = await open('bridge.jpg');
  const next = dialog.getByRole('button', { name: 'Next photo' });
  await user.click(next);
  expect(shown().getAttribute('src')).toBe('https://go.example/camp.jpg');
  await user.keyboard('{End}');
  expect(shown().getAttribute('src')).toBe('https://go.example/road.jpg');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(shown().getAttribute('src')).toBe('https://go.example/camp.jpg');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(shown().getAttribute('src')).toBe('https://go.example/bridge.jpg');
  expect(document.activeElement).toBe(next);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the photo bridge.jpg' }));
});

it('reads its arrow keys by the direction of the page', async () => {
  const user = userEvent.setup();
  render(
    <StringsContext value={{ language: 'ar', useNamespace: ({ english }) => english }}>
      <Gallery photos={PHOTOS} />
    </StringsContext>,
  );
  const [first] = screen.getAllByRole('button');
  if (first) await user.click(first);
  await viewer();
  await user.keyboard('{ArrowLeft}');
  expect(shown().getAttribute('src')).toBe('https://go.example/camp.jpg');
});

it('says when a photo cannot be had, and asks for it again', async () => {
  const { user, dialog } = await open('bridge.jpg');
  fireEvent.error(shown());
  expect(dialog.getByText('The photo could not be loaded.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  fireEvent.load(shown());
  expect(dialog.queryByText('The photo could not be loaded.')).toBeNull();
});

it('has no ways on where there is one photo', async () => {
  const { dialog } = await open('bridge.jpg', PHOTOS.slice(0, 1));
  expect(dialog.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(dialog.getByRole('status').textContent).toBe('');
});
