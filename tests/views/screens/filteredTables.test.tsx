import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Operations } from '#src/records/operationsMap/index.tsx';
import { ResponseActivities } from '#src/records/responseActivities/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const listOf = (results: unknown[]) => ({ json: { count: results.length, results } });

const [COUNTRY] = exampleAnswer(countriesEndpoint).results;
const [APPEAL] = exampleAnswer(appealsEndpoint).results;
/** Every other one is a DREF, so that these fill as many pages as a reader may have turned. */
const appeals = Array.from({ length: 40 }, (_, id) => ({
  ...APPEAL,
  id: String(id + 1),
  name: `Operation ${String(id + 1).padStart(2, '0')}`,
  atype: id % 2,
  atype_display: ['DREF', 'Emergency Appeal'][id % 2],
}));

const showOperations = (address = '/') =>
  renderScreen(
    <Operations placeholder={null} stage={{ heading: 'World', figures: null }} />,
    () => ({
      '/api/v2/appeal/': listOf(appeals),
      '/api/v2/country/': listOf([COUNTRY]),
      '/api/v2/disaster_type/': listOf([]),
      '/api/v2/global-enums/': { json: { api_appeal_type: [{ key: 0, value: 'DREF' }] } },
    }),
    { address },
  );
const operations = () =>
  screen.getAllByRole('link', { name: /^Operation/ }).map(({ textContent }) => textContent);
const operationsOf = (...numbers: string[]) => numbers.map((number) => `Operation ${number}`);

it('leads back to the first page of the operations whose filter is set, in the order they stood in', async () => {
  const user = userEvent.setup();
  await showOperations();
  await user.click(await screen.findByRole('button', { name: 'Active operation' }));
  for (let page = 1; page < 3; page++) await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 11–15 of 40')).toBeDefined();
  await user.selectOptions(
    screen.getByLabelText('Type'),
    await screen.findByRole('option', { name: 'DREF' }),
  );
  expect(await screen.findByText('Showing 1–5 of 20')).toBeDefined();
  const header = screen.getByRole('columnheader', { name: 'Active operation' });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  expect(operations()).toEqual(operationsOf('01', '03', '05', '07', '09'));
});

it('sorts the operations by what is pressed right after a filter was set, and keeps that filter', async () => {
  const user = userEvent.setup();
  await showOperations();
  const dref = await screen.findByRole('option', { name: 'DREF' });
  const header = await screen.findByRole('button', { name: 'Active operation' });
  await user.selectOptions(screen.getByLabelText('Type'), dref);
  fireEvent.click(header);
  expect(await screen.findByText('Showing 1–5 of 20')).toBeDefined();
  expect(operations()).toEqual(operationsOf('01', '03', '05', '07', '09'));
});

it('counts the filters that a phone folds away, and makes them when they are asked for', async () => {
  const user = userEvent.setup();
  const usual = window.innerWidth;
  onTestFinished(() => {
    window.innerWidth = usual;
  });
  window.innerWidth = 390;
  await showOperations('/?atype=0');
  const more = await screen.findByRole('button', { name: 'More filters (1)' });
  expect(screen.queryByLabelText('Type')).toBeNull();
  await user.click(more);
  expect(await screen.findByLabelText('Type')).toHaveProperty('value', '0');
});

it('counts no operations where they could not be loaded', async () => {
  await renderScreen(<Operations placeholder={null} stage={{ heading: 'World', figures: null }} />, () => ({
    '/api/v2/country/': listOf([COUNTRY]),
  }));
  expect(await screen.findByRole('heading', { name: 'Active operations (--)' })).toBeDefined();
});

const [PROJECT] = exampleAnswer(emergencyProjectsEndpoint).results;
const activities = {
  count: 60,
  results: Array.from({ length: 60 }, (_, id) => ({
    ...PROJECT,
    id: id + 1,
    title: `Activity ${id + 1}`,
    status: ['on_going', 'planned'][id % 2],
    status_display: ['Ongoing', 'Planned'][id % 2],
  })),
};

async function showActivities() {
  const request = {
    answer: activities as never,
    error: undefined,
    isPending: false,
    isRefreshing: false,
    retry: () => {},
    refetch: () => {},
  };
  await renderScreen(
    <ResponseActivities request={request} countries={[{ id: 123, iso3: 'NPL' }]} addTo="/" />,
    () => ({ '/api/v2/district/': listOf([]), '/api/v2/country/': listOf([COUNTRY]) }),
  );
}

it('leads back to the first page of the activities whose filter is set', async () => {
  const user = userEvent.setup();
  await showActivities();
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Showing 11–20 of 60')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Planned' }));
  expect(await screen.findByText('Showing 1–10 of 30')).toBeDefined();
});

it('turns to the page of the activities that is pressed right after a filter was set, and keeps that filter', async () => {
  const user = userEvent.setup();
  await showActivities();
  const next = await screen.findByRole('button', { name: 'Page 2' });
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Planned' }));
  fireEvent.click(next);
  expect(await screen.findByText('Showing 11–20 of 30')).toBeDefined();
});
