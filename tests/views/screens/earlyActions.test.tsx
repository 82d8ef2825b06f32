import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { earlyActionsEndpoint } from '#contracts/risk/earlyActions.ts';
import { EarlyActions } from '#src/records/risk/EarlyActions.tsx';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const [ACTION] = exampleAnswer(earlyActionsEndpoint).results;
const FLOOD = { ...ACTION, id: 1, hazard_type: 'FL', early_actions: 'Clear the drains' };
const PATH = '/api/v1/early-actions/';

/** Shows those of a country that has these; what was asked for of them comes back. */
async function show(actions: readonly { hazard_type: string }[], address = '/') {
  const asked: URL[] = [];
  await renderScreen(
    <EarlyActions iso3="NPL" />,
    () => {
      const hazards = asked.at(-1)?.searchParams.getAll('hazard_type') ?? [];
      const results = actions.filter(
        ({ hazard_type }) => hazards.length === 0 || hazards.includes(hazard_type),
      );
      return {
        [PATH]: { json: { count: results.length, results } },
        '/api/v1/early-actions/options/': { json: { hazard_type: [], sectors: [] } },
      };
    },
    { address, hear: (url) => void (url.startsWith(`${PATH}?`) && asked.push(new URL(url, 'http://api'))) },
  );
  return asked;
}
const heading = () => screen.queryByRole('heading', { name: /^Possible early actions/ });

it.each([['/'], ['/?early_hazard=FL']])(
  'of a country for which nobody wrote any down have no panel: %s',
  async (address) => {
    await show([], address);
    await eventually(() => expect(heading()).toBeNull());
  },
);

it('that a filter leaves none of say so, with the filter at hand', async () => {
  const user = userEvent.setup();
  await show([FLOOD], '/?early_hazard=DR');
  const panel = within(await screen.findByRole('region', { name: 'Possible early actions (0)' }));
  expect(await panel.findByText('Data is not available for selected filter!')).toBeDefined();
  await user.selectOptions(panel.getByLabelText('Hazard'), '');
  expect(await screen.findByText('Clear the drains')).toBeDefined();
  // The same panel: it did not go meanwhile.
  expect(panel.getByRole('heading', { name: 'Possible early actions (1)' })).toBeDefined();
});

it('are asked for once, where no filter is set', async () => {
  const asked = await show([FLOOD]);
  expect(await screen.findByText('Clear the drains')).toBeDefined();
  expect(asked).toHaveLength(1);
});

it('are read in English, the one language of the service, on a page of another', async () => {
  const words = [{ page_name: 'risk', key: 'early', value: 'Actions précoces', language: 'fr' }];
  const action = { ...FLOOD, sectors_details: [{ id: 1, name: 'Health' }], intended_purpose: 'Fewer floods' };
  await renderScreen(
    <EarlyActions iso3="NPL" />,
    () => ({
      [PATH]: { json: { count: 1, results: [action] } },
      '/api/v1/early-actions/options/': { json: { hazard_type: [], sectors: [] } },
      '/api/v2/language/fr/': { json: { strings: words } },
    }),
    { language: 'fr' },
  );
  await screen.findByRole('heading', { name: /^Actions précoces/ });
  for (const text of ['Clear the drains', 'Fewer floods', 'Health'])
    expect((await screen.findByText(text)).closest('[lang]')?.getAttribute('lang')).toBe('en');
});
