import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { learningStatsEndpoint, learningsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import { learningSummaryEndpoint } from '#contracts/operationalLearning/summary.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { LEARNING_SUMMARY_POLL_MS } from '#machines/constants/timings.ts';
import { OperationalLearningScreen } from '#src/screens/learning/OperationalLearningScreen/index.tsx';
import { listOf } from '#tests/support/members.ts';
import { catchFiles, linesOf } from '#tests/support/savedFiles.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const SUMMARY = {
  ...exampleAnswer(learningSummaryEndpoint),
  id: 7,
  status: 3,
  insights1_title: 'Early warning',
  insights1_content: 'Tell people early.',
  insights2_title: null,
  insights3_title: null,
  used_extracts_count: 12,
  total_extracts_count: 340,
  generated_at: '2026-05-01T10:00:00Z',
  sectors: [{ id: 71, title: 'WASH', content: 'Water comes first.', extracts_count: 5 }],
  components: [{ id: 72, title: 'Logistics', content: 'Agree with customs.', extracts_count: 9 }],
};
const NOTHING_YET = {
  ...SUMMARY,
  insights1_title: null,
  insights1_content: null,
  sectors: [],
  components: [],
};
const STATS = {
  ...exampleAnswer(learningStatsEndpoint),
  learning_extracts: 340,
  operations_included: 81,
  learning_by_region: [{ region_id: 0, region_name: 'Africa', count: 340 }],
  learning_by_sector: [{ sector_id: 0, title: 'WASH', count: 340 }],
  learning_by_country: [],
  sources_overtime: [
    { atype: 0, atype_display: 'DREF', date: '2023-02-01T00:00:00Z', count: 3 },
    { atype: 1, atype_display: 'Emergency Appeal', date: '2024-02-01T00:00:00Z', count: 2 },
  ],
};
const [LEARNING] = exampleAnswer(learningsEndpoint).results;
const EXTRACT = {
  ...LEARNING,
  appeal: { ...LEARNING?.appeal, start_date: null },
  id: 1,
  learning_validated: 'Latrines filled up faster than planned.',
  document_name: 'Final report',
  document_url: 'https://example.org/report.pdf',
};

const country = (id: number, name: string, region: number) => ({
  ...(exampleAnswer(countriesEndpoint).results[0] as object),
  id,
  name,
  iso: name.slice(0, 2).toUpperCase(),
  iso3: name.slice(0, 3).toUpperCase(),
  region,
  independent: true,
  is_deprecated: false,
  record_type: 1,
});

/** The page on an API whose summary goes through these statuses, the last one again and again. */
async function show(statuses: readonly number[], address = '/operational-learning') {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const left = [...statuses];
  const seen: number[] = [];
  const answers = (): Answers => ({
    get '/api/v2/ops-learning/summary/'() {
      const status = (left.length > 1 ? left.shift() : left[0]) ?? 3;
      seen.push(status);
      return { json: { ...(status === 3 ? SUMMARY : NOTHING_YET), status } };
    },
    '/api/v2/ops-learning/stats/': { json: STATS },
    '/api/v2/ops-learning/': { json: listOf([EXTRACT]) },
    '/api/v2/country/': { json: listOf([country(1, 'Kenya', 0), country(3, 'Nepal', 2)]) },
    '/api/v2/global-enums/': { json: { api_region_name: [{ key: 0, value: 'Africa' }] } },
    '/api/v2/disaster_type/': { json: listOf([]) },
    '/api/v2/secondarysector': { json: [] },
    '/api/v2/per-formcomponent/': { json: listOf([]) },
  });
  await renderScreen(<OperationalLearningScreen />, answers, { address });
  return { seen, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
const panel = () => screen.getByRole('region', { name: 'Summary of learnings' });
const says = (text: RegExp) => eventually(() => within(panel()).getByText(text));
const poll = () => act(async () => void (await vi.advanceTimersByTimeAsync(LEARNING_SUMMARY_POLL_MS)));

it('says how far a summary is until it is there, then who wrote it, when and of what', async () => {
  const { user } = await show([1, 2, 3]);
  await says(/waits for its turn/);
  await poll();
  await says(/is being written/);
  await poll();
  await says(/Tell people early/);
  within(panel()).getByText('Written by AI');
  expect(panel().textContent).toMatch(/12 prioritised extracts out of 340.*Generated:/);

  const bySector = await eventually(() => screen.getByRole('region', { name: 'Prioritised by' }));
  expect(bySector.textContent).toContain('Water comes first.');
  await user.click(within(bySector).getByText('Sources (5)'));
  await eventually(() => within(bySector).getByText(/Latrines filled up/));
  const link = within(bySector).getByRole<HTMLAnchorElement>('link', { name: /Final report/ });
  expect(link.href).toBe('https://example.org/report.pdf');
  await user.click(within(bySector).getByRole('tab', { name: 'PER component' }));
  expect(bySector.textContent).toContain('Agree with customs.');
});

it('that failed is asked for again, and one that waits can be given up', async () => {
  const { user, seen } = await show([5, 1, 3]);
  await says(/could not be written/);
  await user.click(within(panel()).getByRole('button', { name: 'Ask for it again' }));
  await says(/waits for its turn/);
  await user.click(within(panel()).getByRole('button', { name: 'Cancel' }));
  await says(/You have cancelled/);
  const { length } = seen;
  await poll();
  expect(seen).toHaveLength(length);
});

it('says that there is nothing to summarise', async () => {
  await show([4]);
  await says(/no learning to summarise/);
  expect(screen.queryByRole('region', { name: 'Prioritised by' })).toBeNull();
});

it('offers the countries of the chosen region, and lets them go with it', async () => {
  const { user } = await show([3], '/operational-learning?region=0&country=1');
  const chips = () => screen.getByRole('list', { name: 'Filters applied' }).textContent;
  await eventually(() => expect(chips()).toMatch(/Region: Africa.*Country: Kenya/));
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent).join()).toContain(
    'Kenya',
  );
  expect(screen.queryByRole('option', { name: 'Nepal' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Region: Africa/ }));
  expect(screen.queryByRole('list', { name: 'Filters applied' })).toBeNull();
});

it('asks anew once filters are applied, and no earlier', async () => {
  const { user, seen } = await show([3], '/operational-learning?search=water');
  await says(/Tell people early/);
  const { length } = seen;
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply filters' });
  expect(apply.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await eventually(() => expect(seen.length).toBeGreaterThan(length));
  expect(screen.queryByText(/Search: water/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /More filters/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'flood');
  await eventually(() => expect(apply.disabled).toBe(false));
  const before = seen.length;
  await poll();
  expect(seen).toHaveLength(before);
  await user.click(apply);
  await eventually(() => expect(seen.length).toBeGreaterThan(before));
});

it('hands extracts over as a file in which what is not known is nothing', async () => {
  const files = catchFiles();
  const { user } = await show([3]);
  // Once it is known how many there are.
  await user.click(
    await eventually(() => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
      expect(button.disabled).toBe(false);
      return button;
    }),
  );
  await eventually(() => expect(files).toHaveLength(1));
  const [headings, row] = (await linesOf(files[0])).map((line) => line.split(','));
  expect(row?.[headings?.indexOf('Start date') ?? 0]).toBe('');
  expect(row?.join()).not.toContain('--');
});
