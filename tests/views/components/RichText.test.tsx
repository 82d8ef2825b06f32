import { act, render as renderNow, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyPart, Part } from '#src/components/lazyPart.tsx';
import { RichText } from '#src/components/RichText/index.tsx';

/** The first text brings the sanitiser, on a machine that may be busy. */
const SLOWLY = { timeout: 20_000 };

/** Waits as React wants it of parts that come later. */
const render = (node: ReactNode) => act(async () => renderNow(node));

async function renderText(html: string, headingLevel?: 2 | 3 | 4) {
  const { container } = await render(
    <RichText html={`<p>Beginning</p>${html}`} headingLevel={headingLevel} />,
  );
  await screen.findByText('Beginning', { selector: 'p' }, SLOWLY);
  return container;
}

it('shows lines, and not a word unsanitised, until the sanitiser is there', async () => {
  // Another test of this worker may have brought it.
  vi.resetModules();
  const { RichText: First } = await import('#src/components/RichText/index.tsx');
  const text = <First html="<p>Floods<script>1</script></p>" />;
  // In one go, so that it can't be there yet.
  expect(renderToString(text)).toMatch(/aria-busy="true"(?!.*Floods)/);
  await render(text);
  expect((await screen.findByText('Floods', {}, SLOWLY)).outerHTML).toBe('<p>Floods</p>');
});

it('shows paragraphs, lists and stress at once, as they would be with the sanitiser', async () => {
  const html = '<p>Floods &amp; <strong>wind</strong><br>in <em>May</em></p><ul><li>a</li><li>b</li></ul>';
  const { container } = renderNow(<RichText html={html} />);
  const atOnce = container.firstElementChild?.innerHTML;
  expect(atOnce).toBe(html);
  // An attribute takes the sanitiser, which leaves it out.
  await render(<RichText html={`${html}<h3 id="a">Needs</h3>`} />);
  const made = (await screen.findByText('Needs', {}, SLOWLY)).parentElement?.innerHTML;
  expect(made).toBe(`${atOnce}<h3>Needs</h3>`);
});

it('is nothing where nothing would be seen', async () => {
  const { container } = await render(
    <>
      <RichText html="<p>&nbsp;</p><p><br></p>" /> <RichText html={null} />
    </>,
  );
  expect(container.innerHTML).toBe(' ');
});

it('leads to other sites in a new tab, says so and lends them nothing', async () => {
  await renderText(
    '<a href="https://reliefweb.int/" target="_top">ReliefWeb</a><a href="/emergencies/5">Floods</a>',
  );
  const other = screen.getByRole('link', { name: /^ReliefWeb ?\(opens in a new tab\)/ });
  expect(other.getAttribute('target')).toBe('_blank');
  expect(other.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: 'Floods' }).getAttribute('target')).toBeNull();
});

it('puts the headings below those of the page, without a gap', async () => {
  await renderText('<h1>Needs</h1><h4>Shelter</h4><h1>Response</h1>');
  const levels = screen.getAllByRole('heading').map(({ localName, textContent }) => [localName, textContent]);
  expect(levels).toEqual([
    ['h3', 'Needs'],
    ['h4', 'Shelter'],
    ['h3', 'Response'],
  ]);
});

it('lets other sites work in their frames, and frames of texts or of our own do nothing', async () => {
  await renderText(
    '<iframe src="https://maps.example/floods"></iframe><iframe src="data:text/html,hello"></iframe><iframe src="/login"></iframe>',
  );
  const frames = screen.getAllByTitle(/Embedded content/);
  expect(frames.map((frame) => frame.getAttribute('sandbox'))).toEqual([
    'allow-scripts allow-same-origin allow-popups',
    '',
    '',
  ]);
  expect(frames[0]?.getAttribute('title')).toBe('Embedded content from maps.example');
  expect(frames.every((frame) => frame.getAttribute('loading') === 'lazy')).toBe(true);
});

it('keeps the looks that are allowed, and only those', async () => {
  const container = await renderText(
    '<p style="text-align: center; font-size: 18px; color: red; padding-left: 1.5px">Needs</p><img src="/a.png" width="20" onerror="alert(1)">',
  );
  expect(screen.getByText('Needs').getAttribute('style')).toBe('font-size: 18px; text-align: center;');
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('loading'), picture?.alt]).toEqual([
    '20',
    'lazy',
    '',
  ]);
  expect(picture?.hasAttribute('onerror')).toBe(false);
});

it('lets a keyboard reach each table, which scrolls by itself', async () => {
  await renderText('<table> <tbody> <tr> <td>Nepal</td> </tr> </tbody> </table>');
  const frame = screen.getByRole('group', { name: 'Table 1, scrollable' });
  expect(frame.tabIndex).toBe(0);
  expect(within(frame).getByRole('cell').textContent).toBe('Nepal');
});

it('has an answer for a part that cannot be fetched, and fetches it when asked again', async () => {
  let isOnline = false;
  const part = lazyPart(async () => {
    if (!isOnline) throw new Error('no connection');
    return () => <p>Here it is</p>;
  });
  await render(
    <Part
      of={part}
      props={{}}
      pending="On its way"
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    />,
  );
  isOnline = true;
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('Here it is')).toBeTruthy();
});
