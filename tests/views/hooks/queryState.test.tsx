import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { MultiChoice } from '#src/choices/MultiChoice.tsx';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { renderScreen } from '#tests/support/screens.tsx';

const FLAGS = ['population', 'coping'];
const HAZARDS = ['flood', 'storm', 'drought'].map((value) => ({ value, label: value }));

function Inputs() {
  const { query, change } = useQueryState();
  return (
    <>
      {FLAGS.map((flag) => (
        <Checkbox
          key={flag}
          label={flag}
          isChecked={query.get(flag) === 'true'}
          onChange={(isOn) => change({ [flag]: isOn ? 'true' : '' })}
        />
      ))}
      <MultiChoice
        name="hazards"
        label="Hazards"
        placeholder="All"
        value={query.get('hazards') ?? ''}
        options={HAZARDS}
        onChange={(hazards) => change({ hazards })}
      />
      <output aria-label="query">{String(query)}</output>
    </>
  );
}

/** Quicker than a page is drawn that they change; what is drawn by the press itself is there. */
const press = (...all: HTMLElement[]) =>
  act(async () => {
    for (const one of all) flushSync(() => one.click());
  });

it('keeps what each of two quick presses has changed in the address', async () => {
  await renderScreen(<Inputs />, undefined, { address: '/?page=2' });
  await press(...screen.getAllByRole('checkbox'));
  expect(screen.getByRole('status', { name: 'query' }).textContent).toBe(
    'page=2&population=true&coping=true',
  );
});

it('takes several of many options, however quickly they are picked', async () => {
  const user = userEvent.setup();
  await renderScreen(<Inputs />);
  await user.click(screen.getByRole('combobox', { name: 'Hazards' }));
  await press(...(await screen.findAllByRole('option', { name: /flood|drought/ })));
  expect(screen.getByRole('status', { name: 'query' }).textContent).toBe('hazards=flood%2Cdrought');
});
