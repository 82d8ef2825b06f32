import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { Presentation } from '#src/components/Presentation/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const stage = (
  <Presentation heading="Nepal Red Cross Society: local units" figures={<p>79 units</p>} beside="Types">
    <p>The map</p>
  </Presentation>
);

/** The whole screen, which the DOM of these tests has not. */
function offerWholeScreen() {
  let shown: Element | null = null;
  const show = (element: Element | null) => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { get: () => shown, configurable: true },
    exitFullscreen: { value: async () => show(null), configurable: true },
  });
  Element.prototype.requestFullscreen = async function (this: Element) {
    show(this);
  };
  onTestFinished(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
}

it('takes the whole screen with its heading and figures, and gives it back; the focus stays on its button', async () => {
  offerWholeScreen();
  await renderScreen(stage);
  const begin = screen.getByRole('button', { name: 'Presentation mode' });
  begin.focus();
  await act(async () => begin.click());
  expect(screen.getByRole('heading', { name: 'Nepal Red Cross Society: local units' })).toBeDefined();
  expect(screen.getByText('79 units')).toBeDefined();
  const leave = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(leave);
  await act(async () => leave.click());
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Types')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Presentation mode' }));
});

it('is not offered where a browser has no whole screen', async () => {
  await renderScreen(stage);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('The map')).toBeDefined();
});
