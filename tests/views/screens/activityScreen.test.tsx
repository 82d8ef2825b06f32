import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { ActivityScreen } from '#src/screens/activities/ActivityScreen/index.tsx';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const PROJECT = exampleAnswer(emergencyProjectEndpoint);
const [DONE] = PROJECT.activities;
const OPTIONS = {
  sectors: [{ id: 1, title: 'Shelter' }],
  actions: [{ id: 4, sector: 1, title: 'Roofs', supplies_details: [{ id: 12, title: 'Tarpaulins' }] }],
};

/** An activity that handed out 40 of a supply. `options`: what answers for its name. */
const show = (options: Answers[string], more: object = {}) =>
  renderScreen(
    <ActivityScreen />,
    () => ({
      '/api/v2/emergency-project/7/': {
        json: { ...PROJECT, activities: [{ ...DONE, supplies: { 12: 40 }, custom_supplies: {} }], ...more },
      },
      '/api/v2/emergency-project/options/': options,
    }),
    { address: '/7', route: '/:activityId' },
  );
const supplies = () => screen.getByRole('heading', { name: 'Supplies' }).parentElement?.textContent;

it('keeps the room of the names of supplies until they are there, and shows no ids meanwhile', async () => {
  let release = (_: unknown) => {};
  const names = new Promise((resolve) => {
    release = resolve;
  });
  await show({ json: names });
  await eventually(() => expect(supplies()).toBe('Supplies40'));
  release(OPTIONS);
  await eventually(() => expect(supplies()).toBe('SuppliesTarpaulins40'));
});

it('says where the names of supplies failed, and offers to ask again', async () => {
  const { actors } = await show({ status: 500, json: {} });
  await eventually(() => expect(supplies()).toBe('Supplies#1240'));
  await eventually(() =>
    expect(actors.alerts.getSnapshot().context.alerts).toMatchObject([
      { title: 'Part of this page could not be loaded.', action: 'Try again' },
    ]),
  );
});

it('names the second-level districts of those that have any', async () => {
  const parts = [
    { id: 11, name: 'Chitwan' },
    { id: 12, name: 'Lalitpur' },
  ];
  await show({ json: OPTIONS }, { admin2: [11, 12], admin2_details: parts });
  const term = await eventually(() => screen.getByText('Districts'));
  expect(term.nextElementSibling?.textContent).toBe('Chitwan, Lalitpur');
  cleanup();
  await show({ json: OPTIONS }, { admin2: [], admin2_details: [] });
  await eventually(() => screen.getByText('Province / region'));
  expect(screen.queryByText('Districts')).toBeNull();
});
