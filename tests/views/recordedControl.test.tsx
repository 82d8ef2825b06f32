import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Control, controlInUse, EXPLORER } from '#stories/explorer/model/control.ts';

/** What a recording would hold of each use. */
function renderForm() {
  const used: (Control | undefined)[] = [];
  const note = () => used.push(controlInUse());
  render(
    <form onSubmit={(event) => [event.preventDefault(), note()]}>
      <label>
        Country
        <select onChange={note}>
          <option>Nepal</option>
          <option value="2">Kenya</option>
        </select>
      </label>
      <label htmlFor="title">Title</label>
      <input id="title" onChange={note} onKeyDown={({ key }) => key === 'Escape' && note()} />
      <label htmlFor="password">Password</label>
      <input id="password" type="password" onChange={note} />
      <label htmlFor="shown">Password, shown</label>
      <input id="shown" autoComplete="new-password" onChange={note} />
      <button type="submit" aria-label="Send the report">
        <svg aria-hidden="true" />
      </button>
      <div {...EXPLORER}>
        <button type="button" onClick={note}>
          Send an event
        </button>
      </div>
    </form>,
  );
  return { used, user: userEvent.setup() };
}

it('knows by role and name what of the page was used, and what was written there', async () => {
  const { used, user } = renderForm();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Kenya');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'F{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));

  expect(used).toMatchObject([
    { role: 'combobox', name: 'Country', on: 'change', value: 'Kenya' },
    { role: 'textbox', name: 'Title', on: 'input', value: 'F' },
    { role: 'textbox', name: 'Title', on: 'keydown', value: 'Escape' },
    { role: 'button', name: 'Send the report', on: 'submit' },
  ]);
});

it('keeps no password, shown or not', async () => {
  const { used, user } = renderForm();
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.type(screen.getByLabelText('Password, shown'), 'x');

  expect(used).toMatchObject([
    { role: '', name: 'Password', withheld: 'secret' },
    { role: 'textbox', name: 'Password, shown', withheld: 'secret' },
  ]);
  expect(used.map((control) => control?.value)).toEqual([undefined, undefined]);
});

it('knows nothing of what is pressed in the explorer, nor of what nobody pressed', async () => {
  const { used, user } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Send an event' }));
  expect(used).toEqual([undefined]);
  expect(controlInUse()).toBeUndefined();
});
