import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from '#src/components/Menu/index.tsx';
import { InRouter } from '#tests/support/InRouter.tsx';

const onPick = vi.fn<(key: string) => void>();

function renderMenu() {
  render(
    <InRouter>
      <Menu
        label="Create a Report"
        items={[
          { key: 'field-report', label: 'New field report', onPick: () => onPick('field-report') },
          { key: 'activity', label: 'New 3W activity', to: '/three-w', onPick: () => onPick('activity') },
          { key: 'update', label: 'Flash update', onPick: () => onPick('update') },
        ]}
      />
      <button type="button">Elsewhere</button>
    </InRouter>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Create a Report' }) };
}

const focusedText = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu') !== null;

beforeEach(() => {
  onPick.mockReset();
});

describe('by pointer', () => {
  it('opens, says so, and closes at its button', async () => {
    const { user, trigger } = renderMenu();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await user.click(trigger);
    expect(screen.getByRole('menu', { name: 'Create a Report' })).toBeTruthy();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await user.click(trigger);
    expect(isOpen()).toBe(false);
  });

  it('closes at a press elsewhere, which keeps the focus there', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
    expect(focusedText()).toBe('Elsewhere');
  });

  it('picks an item, closes and gives the focus back', async () => {
    const { user, trigger } = renderMenu();
    await user.click(trigger);
    await user.click(screen.getByRole('menuitem', { name: 'Flash update' }));
    expect(onPick).toHaveBeenCalledWith('update');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger);
  });
});

describe('by keyboard', () => {
  it.each([
    ['{ArrowDown}', 'New field report'],
    ['{ArrowUp}', 'Flash update'],
    ['{ArrowDown}{ArrowDown}', 'New 3W activity'],
    ['{ArrowDown}{ArrowUp}', 'Flash update'],
    ['{ArrowDown}{End}', 'Flash update'],
    ['{ArrowUp}{Home}', 'New field report'],
    ['{ArrowDown}f', 'Flash update'],
    ['{Enter}', 'New field report'],
    [' {ArrowDown}', 'New 3W activity'],
  ])('%s leads to %s', async (keys, item) => {
    const { user } = renderMenu();
    await user.tab();
    await user.keyboard(keys);
    expect(focusedText()).toBe(item);
  });

  it.each(['{Enter}', ' '])('picks an action by "%s"', async (key) => {
    const { user, trigger } = renderMenu();
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(onPick.mock.calls).toEqual([['field-report']]);
    expect(document.activeElement).toBe(trigger);
  });

  it.each(['{Enter}', ' '])('follows a link by "%s"', async (key) => {
    const { user } = renderMenu();
    await user.tab();
    await user.keyboard(`{ArrowDown}{ArrowDown}${key}`);
    expect(onPick.mock.calls).toEqual([['activity']]);
  });

  it('closes at Escape and gives the focus back', async () => {
    const { user, trigger } = renderMenu();
    await user.tab();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger);
  });

  it('closes at Tab and goes on', async () => {
    const { user } = renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(focusedText()).toBe('Elsewhere');
  });
});

it('finds items by the letters of the language shown', async () => {
  const user = userEvent.setup();
  const items = (label: string) => [
    { key: 'a', label: 'Other' },
    { key: 'b', label },
  ];
  const { rerender } = render(<Menu label="Menu" items={items('Account')} />);
  rerender(<Menu label="Menu" items={items('Compte')} />);
  await user.tab();
  await user.keyboard('{ArrowDown}c');
  expect(focusedText()).toBe('Compte');
});

it('marks the chosen one of a choice', async () => {
  const user = userEvent.setup();
  render(
    <Menu
      label="English"
      ariaLabel="Language: English"
      items={[
        { key: 'en', label: 'English', isChecked: true },
        { key: 'fr', label: 'Français', lang: 'fr', isChecked: false },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  const [english, french] = screen.getAllByRole('menuitemradio');
  expect([english?.getAttribute('aria-checked'), french?.getAttribute('aria-checked')]).toEqual([
    'true',
    'false',
  ]);
  expect(french?.lang).toBe('fr');
});

describe('a menu within a menu', () => {
  const renderNested = () => {
    render(
      <Menu
        label="Create"
        items={[
          { key: 'home', label: 'Home', onPick: () => onPick('home') },
          {
            key: 'report',
            label: 'Report',
            items: [
              { key: 'field', label: 'Field report', onPick: () => onPick('field') },
              { key: 'dref', label: 'DREF', onPick: () => onPick('dref') },
            ],
          },
        ]}
      />,
    );
    return userEvent.setup();
  };

  it('opens at the arrow, is walked, and picks', async () => {
    const user = renderNested();
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(await screen.findByRole('menu', { name: 'Report' })).toBeTruthy();
    expect(focusedText()).toBe('Field report');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['dref']]);
    expect(isOpen()).toBe(false);
    expect(focusedText()).toBe('Create');
  });

  it.each(['{ArrowLeft}', '{Escape}'])('is left by %s, back to its item', async (key) => {
    const user = renderNested();
    await user.tab();
    await user.keyboard(`{ArrowUp}{Enter}${key}`);
    expect(screen.queryByRole('menu', { name: 'Report' })).toBe(null);
    expect(focusedText()).toBe('Report');
    expect(isOpen()).toBe(true);
  });

  it('opens and closes by a press on its item, which says so', async () => {
    const user = renderNested();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const item = screen.getByRole('menuitem', { name: 'Report' });
    expect([item.getAttribute('aria-haspopup'), item.getAttribute('aria-expanded')]).toEqual([
      'menu',
      'false',
    ]);
    await user.click(item);
    expect(item.getAttribute('aria-expanded')).toBe('true');
    await user.click(item);
    expect(item.getAttribute('aria-expanded')).toBe('false');
  });
});
