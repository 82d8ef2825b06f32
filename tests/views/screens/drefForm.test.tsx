import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DREF_STATUS, DREF_TYPE } from '#rules/dref.ts';
import * as kinds from '#src/forms/kinds.tsx';
import {
  EditDrefScreen,
  EditDrefUpdateScreen,
  NewDrefScreen,
} from '#src/screens/dref/DrefFormScreen/index.tsx';
import { copiedFrom } from '#src/screens/dref/forms/copyReport.ts';
import { fillTemplate } from '#tests/support/fillTemplate.ts';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, renderScreen } from '#tests/support/screens.tsx';

const enums = {
  dref_dref_dref_type: ['Imminent', 'Assessment', 'Response', 'Loan'].map((value, key) => ({ key, value })),
  dref_dref_onset_type: [
    { key: 1, value: 'Slow' },
    { key: 2, value: 'Sudden' },
  ],
  dref_planned_intervention_title: [
    { key: 'health', value: 'Health' },
    { key: 'education', value: 'Education' },
  ],
  dref_proposed_action: [
    { key: 1, value: 'Early actions' },
    { key: 2, value: 'Early response' },
  ],
  dref_national_society_action_title: [{ key: 'health', value: 'Health' }],
  dref_identified_need_title: [
    { key: 'health', value: 'Health' },
    { key: 'education', value: 'Education' },
  ],
};
const shared: Answers = {
  '/api/v2/user/me/': { json: MEMBER },
  '/api/v2/country/': { json: listOf([NEPAL]) },
  '/api/v2/district/': { json: listOf([]) },
  '/api/v2/disaster_type/': { json: listOf([{ id: 12, name: 'Flood', summary: '' }]) },
  '/api/v2/primarysector': { json: [{ key: 1, label: 'WASH', color: '#fff', is_deprecated: false }] },
  '/api/v2/global-enums/': { json: enums },
  '/api/v2/dref/global-files/': { json: { budget_template_url: null } },
};

async function showNew(more: Answers = {}): Promise<UserEvent> {
  signIn();
  await renderScreen(<NewDrefScreen />, () => ({ ...shared, ...more }));
  await eventually(() => screen.getByRole('option', { name: 'Response' }));
  return userEvent.setup();
}
const TERRITORY = {
  ...NEPAL,
  id: 9,
  name: 'Old Country',
  society_name: 'Old Red Cross',
  iso: 'oc',
  iso3: 'OLD',
  independent: false,
};
const typeOf = () => screen.getByRole('combobox', { name: /^Type of DREF/ });
const steps = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/^\d+/, ''));
const open = (user: UserEvent, step: string) =>
  user.click(screen.getByRole('tab', { name: new RegExp(`${step}$`) }));

it('asks of a loan for three steps, and says nothing of what it does not ask', async () => {
  const user = await showNew();
  expect(steps()).toHaveLength(5);
  await user.selectOptions(typeOf(), 'Loan');
  await waitFor(() => expect(steps()).toHaveLength(3));
  await open(user, 'Event details');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  // From the second to the last, past those that have vanished.
  await eventually(() =>
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Operational timeframes'),
  );
});

it('adds an intervention by its title, offers it once, and leads into its first field', async () => {
  const user = await showNew();
  await open(user, 'Operation');
  const list = () => screen.getByRole('group', { name: 'Planned interventions' });
  const choice = () => within(list()).getByRole('combobox', { name: 'Choose what to add' });
  await user.selectOptions(choice(), 'Health');
  await user.click(within(list()).getByRole('button', { name: 'Add' }));
  const row = within(list()).getByRole('group', { name: 'Health' });
  expect(document.activeElement).toBe(within(row).getByRole('textbox', { name: /^Budget/ }));
  await user.keyboard('20000');
  expect(within(choice()).queryByRole('option', { name: 'Health' })).toBeNull();
  expect(screen.getByText('Budgets of the interventions: CHF 20,000')).toBeTruthy();
});

afterEach(() => vi.restoreAllMocks());

it('draws one field at a key, in the longest of its steps', async () => {
  const user = await showNew();
  await open(user, 'Operation');
  for (const title of ['Health', 'Education']) {
    const list = within(screen.getByRole('group', { name: 'Planned interventions' }));
    await user.selectOptions(list.getByRole('combobox', { name: 'Choose what to add' }), title);
    await user.click(list.getByRole('button', { name: 'Add' }));
    await user.click(
      within(list.getByRole('group', { name: title })).getByRole('button', { name: /^Add an indicator/ }),
    );
  }
  const drawn: string[] = [];
  const watched = [kinds.count, kinds.percentage, kinds.text, kinds.longText, kinds.day] as const;
  for (const kind of watched) {
    const draw = kind.draw as (props: { common: { name: string } }) => ReactNode;
    vi.spyOn(kind, 'draw').mockImplementation(((props: { common: { name: string } }) => {
      drawn.push(props.common.name);
      return draw(props);
    }) as never);
  }
  const education = within(screen.getByRole('group', { name: 'Education' }));
  const boxes = [
    screen.getByRole('textbox', { name: /^Overall objective/ }),
    screen.getByRole('textbox', { name: /^Women/ }),
    education.getByRole('textbox', { name: /^Budget/ }),
    within(education.getByRole('group', { name: 'Indicator 1' })).getByRole('textbox', { name: /^Target/ }),
  ] as HTMLInputElement[];
  // The first change tells that there is a draft.
  for (const value of ['1', '12'])
    for (const box of boxes) {
      drawn.length = 0;
      fireEvent.change(box, { target: { value } });
      if (value === '12') expect(drawn).toEqual([box.name]);
    }
});

it('moves a source by its buttons, which keep the focus, and takes one back that was removed', async () => {
  const user = await showNew();
  await open(user, 'Event details');
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of the source/ });
  for (const name of ['Radio', 'Ministry']) {
    await user.click(screen.getByRole('button', { name: 'Add a source' }));
    expect(document.activeElement).toBe(names().at(-1));
    await user.keyboard(name);
  }
  screen.getByRole('button', { name: 'Move up: Source 2' }).focus();
  await user.keyboard('{Enter}');
  expect(names().map(({ value }) => value)).toEqual(['Ministry', 'Radio']);
  // It is the first now: the focus goes to what can still be pressed.
  expect(document.activeElement?.getAttribute('data-move')).toBe('1');
  screen.getByRole('button', { name: 'Remove: Source 2' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Source 1' }));
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(names().map(({ value }) => value)).toEqual(['Ministry', 'Radio']);
});

/** Presses Tab until it has come there. */
async function tabTo(user: UserEvent, target: () => HTMLElement, shift = false) {
  for (let presses = 0; document.activeElement !== target(); presses += 1) {
    if (presses > 30) throw new Error(`Tab does not lead to ${target().outerHTML}`);
    await user.tab({ shift });
  }
}

it('adds, moves and removes interventions and their indicators by keys alone, which keep the focus', async () => {
  const user = await showNew();
  await open(user, 'Operation');
  const list = within(screen.getByRole('group', { name: 'Planned interventions' }));
  const choice = list.getByRole('combobox', { name: 'Choose what to add' });
  choice.focus();
  await user.selectOptions(choice, 'Health');
  await tabTo(user, () => list.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Enter}');
  const health = within(list.getByRole('group', { name: 'Health' }));
  expect(document.activeElement).toBe(health.getByRole('textbox', { name: /^Budget/ }));

  const add = () => health.getByRole('button', { name: /^Add an indicator/ });
  const titles = () => health.getAllByRole<HTMLInputElement>('textbox', { name: /^Indicator/ });
  for (const title of ['Visits', 'Clinics']) {
    await tabTo(user, add);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(titles().at(-1));
    await user.keyboard(title);
  }
  await tabTo(user, () => health.getByRole('button', { name: 'Move up: Indicator 2, Health' }));
  await user.keyboard('{Enter}');
  expect(titles().map(({ value }) => value)).toEqual(['Clinics', 'Visits']);
  // It is the first now: the focus goes to what can still be pressed.
  expect(document.activeElement).toBe(health.getByRole('button', { name: 'Move down: Indicator 1, Health' }));
  await tabTo(user, () => health.getByRole('button', { name: 'Remove: Indicator 1, Health' }));
  await user.keyboard('{Enter}');
  expect(titles().map(({ value }) => value)).toEqual(['Visits']);
  expect(document.activeElement).toBe(health.getByRole('button', { name: 'Remove: Indicator 1, Health' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(add());
  await tabTo(user, () => health.getByRole('button', { name: 'Remove: Health' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(choice);
});

it('calls no two buttons of rows alike: lists with the same titles on one page say which they are, rows in rows in which', async () => {
  const user = await showNew();
  const oneOf = (name: string) => expect(screen.getByRole('button', { name })).toBeTruthy();
  await open(user, 'Actions and needs');
  for (const heading of ['Actions of the National Society', 'Needs and gaps']) {
    const list = within(screen.getByRole('group', { name: heading }));
    await user.selectOptions(list.getByRole('combobox', { name: 'Choose what to add' }), 'Health');
    await user.click(list.getByRole('button', { name: `Add, ${heading}` }));
  }
  oneOf('Remove: Health, Actions of the National Society');
  oneOf('Remove: Health, Needs and gaps');

  await open(user, 'Operation');
  for (const title of ['Health', 'Education']) {
    const list = within(screen.getByRole('group', { name: 'Planned interventions' }));
    await user.selectOptions(list.getByRole('combobox', { name: 'Choose what to add' }), title);
    await user.click(list.getByRole('button', { name: 'Add' }));
    await user.click(list.getByRole('button', { name: `Add an indicator, ${title}` }));
  }
  for (const title of ['Health', 'Education'])
    for (const action of ['Move up', 'Move down', 'Remove']) oneOf(`${action}: Indicator 1, ${title}`);
});

it('adds and removes needs by keys alone, which keep the focus', async () => {
  const user = await showNew();
  await open(user, 'Actions and needs');
  const list = within(screen.getByRole('group', { name: 'Needs and gaps' }));
  const choice = list.getByRole('combobox', { name: 'Choose what to add' });
  for (const title of ['Health', 'Education']) {
    choice.focus();
    await user.selectOptions(choice, title);
    await tabTo(user, () => list.getByRole('button', { name: 'Add, Needs and gaps' }));
    await user.keyboard('{Enter}');
    const row = within(list.getByRole('group', { name: title }));
    expect(document.activeElement).toBe(row.getByRole('textbox', { name: /^What is needed/ }));
  }
  await tabTo(user, () => list.getByRole('button', { name: 'Remove: Health, Needs and gaps' }), true);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    list.getByRole('button', { name: 'Remove: Education, Needs and gaps' }),
  );
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(choice);
});

it('leads from its summary of mistakes to the field, in another step and in a row of a row', async () => {
  const user = await showNew();
  await open(user, 'Operation');
  const list = within(screen.getByRole('group', { name: 'Planned interventions' }));
  await user.selectOptions(list.getByRole('combobox', { name: 'Choose what to add' }), 'Health');
  await user.click(list.getByRole('button', { name: 'Add' }));
  await user.click(list.getByRole('button', { name: /^Add an indicator/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  const step = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.click(summary.getByRole('link', { name: /Indicator/ }));
  await eventually(() => expect(step()).toContain('4Operation'));
  await eventually(() =>
    expect(document.activeElement?.getAttribute('name')).toMatch(/indicators\..*title$/),
  );
  await user.click(summary.getByRole('link', { name: /^DREF title/ }));
  await eventually(() => expect(step()).toContain('Operation overview'));
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('title'));
});

it('offers no sector and no country that is given up, and keeps one where it is chosen', async () => {
  signIn();
  const sectors = [
    { key: 1, label: 'WASH', color: '#fff', is_deprecated: false },
    { key: 2, label: 'Skills', color: '#fff', is_deprecated: true },
  ];
  const proposed = { id: 8, proposed_type: 1, proposed_type_display: 'Early action', total_budget: 75_000 };
  const application = {
    id: 5,
    created_at: '2026-05-01T00:00:00Z',
    modified_at: '2026-05-01T00:00:00Z',
    title: 'Nepal: Floods 2026',
    national_society: NEPAL.id,
    country: TERRITORY.id,
    type_of_dref: DREF_TYPE.imminent,
    status: DREF_STATUS.draft,
    translation_module_original_language: 'en',
    proposed_action: [{ ...proposed, activities: [{ id: 9, sector: 2, activity: 'Train' }] }],
  };
  const answers: Answers = {
    ...shared,
    '/api/v2/primarysector': { json: sectors },
    '/api/v2/country/': { json: listOf([NEPAL, TERRITORY]) },
    '/api/v2/dref/5/': { json: application },
    '/api/v2/dref-share-user/5/': { json: { id: 5, users_details: [] } },
  };
  await renderScreen(<EditDrefScreen />, () => answers, {
    address: '/dref-applications/5/edit',
    route: '/dref-applications/:drefId/edit',
  });
  const user = userEvent.setup();
  const country = await eventually(() =>
    screen.getByRole<HTMLInputElement>('combobox', { name: /^Country of operation/ }),
  );
  await eventually(() => expect(country.value).toBe('Old Country'));
  const society = screen.getByRole('combobox', { name: /^Name of National Society/ });
  await user.click(society);
  const societies = await eventually(() => within(screen.getByRole('listbox')).getAllByRole('option'));
  expect(societies.map(({ textContent }) => textContent)).toEqual(['Nepal Red Cross Society']);
  await user.keyboard('{Escape}');
  await open(user, 'Operation');
  const sectorOf = (activity: number) =>
    within(screen.getByRole('group', { name: `Activity ${activity}` })).getByRole<HTMLSelectElement>(
      'combobox',
      { name: /^Sector/ },
    );
  const offeredTo = (activity: number) => [...sectorOf(activity).options].map(({ text }) => text).slice(1);
  await eventually(() => expect(offeredTo(1)).toEqual(['WASH', 'Skills']));
  expect(sectorOf(1).selectedOptions[0]?.text).toBe('Skills');
  await user.click(screen.getByRole('button', { name: /^Add an activity/ }));
  expect(offeredTo(2)).toEqual(['WASH']);
});

it('asks of an imminent one for needs that are anticipated, in its list too', async () => {
  const user = await showNew();
  await user.selectOptions(typeOf(), 'Imminent');
  await open(user, 'Actions and needs');
  expect(await eventually(() => screen.getByRole('group', { name: 'Anticipated needs' }))).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Needs and gaps' })).toBeNull();
});

it('says before an imminent one can be saved what is left of its money', async () => {
  const user = await showNew();
  await user.selectOptions(typeOf(), 'Imminent');
  await open(user, 'Operation');
  await user.click(screen.getByRole('button', { name: 'Add a proposed action' }));
  const action = screen.getByRole('group', { name: 'Proposed action 1' });
  await user.type(within(action).getByRole('textbox', { name: /^Budget of the action/ }), '50000');
  await user.click(screen.getByText(/^Before you finalize/));
  const left = await eventually(() =>
    screen.getByRole('button', { name: 'CHF 25,000 is left to split between the proposed actions.' }),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Total costs/ }).value).toBe('80000');
  await open(user, 'Event details');
  await user.click(left);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('4Operation');
});

it('says when an imminent one ends, as many days after its approval as it takes', async () => {
  const user = await showNew();
  await user.selectOptions(typeOf(), 'Imminent');
  await open(user, 'Operational timeframes and contacts');
  fireEvent.change(screen.getByLabelText(/^Date of approval/), { target: { value: '2026-05-04' } });
  await user.type(screen.getByRole('textbox', { name: /^Operation timeframe \(days\)/ }), '45');
  expect(screen.getByLabelText<HTMLInputElement>(/^End date of the operation/).value).toBe('2026-06-18');
});

it('is saved from any step, and says what is missing in another', async () => {
  const user = await showNew();
  await open(user, 'Event details');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.split(':')[0]),
  ).toEqual(['Name of National Society', 'Type of DREF', 'Type of onset', 'DREF title']);
  // The step of the first of them is shown.
  await eventually(() =>
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Operation overview'),
  );
});

/** An operational update in this status. `answering`: what else is answered, beside it as it is then. */
async function openUpdate(
  status: number,
  more: object = {},
  answering: (update: object) => Answers = () => ({}),
) {
  signIn();
  const moments = { created_at: '2026-05-01T00:00:00Z', modified_at: '2026-05-01T00:00:00Z' };
  const told = {
    ...moments,
    title: 'Nepal: Floods 2026',
    national_society: 123,
    type_of_dref: 2,
    type_of_onset: 2,
    translation_module_original_language: 'en',
  };
  const application = { ...told, id: 5, status: 4, women: 100, operation_timeframe: 3 };
  const update = {
    ...told,
    id: 7,
    dref: 5,
    status,
    operational_update_number: 1,
    women: 150,
    total_operation_timeframe: 3,
    ...more,
  };
  const answers: Answers = {
    ...shared,
    '/api/v2/dref/5/': { json: application },
    '/api/v2/dref-op-update/7/': { json: update },
    '/api/v2/dref-op-update/': { json: listOf([]) },
    '/api/v2/dref-share-user/5/': { json: { id: 5, users_details: [] } },
  };
  return renderScreen(<EditDrefUpdateScreen />, () => ({ ...answers, ...answering(update) }), {
    address: '/dref-operational-updates/7/edit',
    route: '/dref-operational-updates/:opsUpdateId/edit',
  });
}
/** The same with somebody before it. */
async function showUpdate(...of: Parameters<typeof openUpdate>) {
  await openUpdate(...of);
  return userEvent.setup();
}

it.each(['/api/v2/dref-op-update/', '/api/v2/dref-share-user/5/'])('says so where %s fails', async (path) => {
  const failing = { status: 500, json: {} };
  const { actors } = await openUpdate(DREF_STATUS.draft, {}, () => ({ [path]: failing }));
  const told = () => actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
  await eventually(() => expect(told()).toContain('Part of this page could not be loaded.'));
});

it.each([
  ['nothing of what was written', {}],
  ['it with what somebody else writes', { title: 'Nepal: Rains 2026' }],
])('asks about changes of others, not about a step of its process that changes %s', async (_, written) => {
  let stepped = {};
  const sent: unknown[] = [];
  const user = await showUpdate(DREF_STATUS.draft, {}, (update) => ({
    '/api/v2/dref/5/': {
      json: {
        ...update,
        id: 5,
        status: DREF_STATUS.approved,
        operational_update_details: [{ ...update, ...stepped }],
        final_report_details: { title: '' },
      },
    },
    '/api/v2/dref-op-update/7/': { json: { ...update, ...stepped }, hear: (body) => sent.push(body) },
    '/api/v2/dref-op-update/7/finalize/': {
      json: { status: DREF_STATUS.finalized },
      hear: () => {
        stepped = { ...written, status: DREF_STATUS.finalized, modified_at: '2026-05-02T00:00:00Z' };
      },
    },
  }));
  const title = await eventually(() => screen.getByRole('textbox', { name: /^DREF title/ }));
  await user.type(title, ' and landslides');
  await user.click(await eventually(() => screen.getByRole('button', { name: 'Finalize' })));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Ok' }));
  await screen.findByText(/^Next: a DREF coordinator/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  if ('title' in written) {
    await screen.findByText('Someone else has changed this');
    expect(sent).toEqual([]);
    return;
  }
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    title: 'Nepal: Floods 2026 and landslides',
    modified_at: '2026-05-02T00:00:00Z',
  });
});

it('marks no step for what the server refuses of no field', async () => {
  const refusal = { status: 400, json: { errors: { dref: ['This is not possible now.'] } } };
  let isSent = false;
  const user = await showUpdate(DREF_STATUS.draft, {}, (update) => ({
    '/api/v2/dref-op-update/7/': isSent ? refusal : { json: update },
  }));
  await user.type(await eventually(() => screen.getByRole('textbox', { name: /^DREF title/ })), '.');
  isSent = true;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This is not possible now.');
  expect(steps().join()).not.toContain('error');
});

describe('whether an assessment changes to a response', () => {
  const question = () => screen.queryByText('Does this DREF change to Response?');
  /** Its form at an address that may say that it has just begun. */
  async function showAt(query: string) {
    window.history.replaceState(null, '', `/dref-operational-updates/7/edit${query}`);
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const user = await showUpdate(DREF_STATUS.draft, { type_of_dref: 1 });
    await eventually(() => expect(typeOf()).toHaveProperty('value', '1'));
    return user;
  }

  it.each([
    ['Yes, change it to Response', '2'],
    ['No, keep the type', '1'],
  ])('is asked of an update that has just begun until it is answered: %s', async (answer, type) => {
    const user = await showAt('?new=true&step=overview');
    expect(question()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(question()).toBeNull();
    expect(typeOf()).toHaveProperty('value', type);
    // A reload does not ask again.
    expect(window.location.search).toBe('?step=overview');
  });

  it('is not asked of one that is opened later, whatever type is chosen', async () => {
    const user = await showAt('');
    expect(question()).toBeNull();
    await user.selectOptions(typeOf(), 'Imminent');
    expect(question()).toBeNull();
  });
});

it('is read whole where nobody can change it any more', async () => {
  const risk = { id: 1, risk: 'Roads are cut.', mitigation: 'Boats' };
  await showUpdate(DREF_STATUS.approved, { risk_security: [risk] });
  await screen.findByText(/^This record is approved/);
  const women = await eventually(() => screen.getByText('Women'));
  expect(women.parentElement?.textContent).toBe('Women150');
  expect(screen.getByText('Risk 1').parentElement?.textContent).toBe(
    'Risk 1Risk: Roads are cut.\nHow it is mitigated: Boats',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows beside an update what its application says, and begins the summary with what has changed', async () => {
  const user = await showUpdate(DREF_STATUS.draft);
  await eventually(() => expect(steps()).toHaveLength(5));
  await open(user, 'Operation');
  await eventually(() => expect(screen.getByText('Before: 100')).toBeTruthy());
  await open(user, 'Event details');
  await user.click(await screen.findByRole('button', { name: /^Begin with what has changed/ }));
  const summary = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Summary and justification/ });
  await waitFor(() => expect(summary.value).toContain('Women: 100 → 150'));
  expect(summary.value).not.toContain('timeframe');
});

it('takes over into an update what its own template says', async () => {
  const user = await showUpdate(DREF_STATUS.draft);
  await eventually(() => expect(steps()).toHaveLength(5));
  const saved: { blob?: Blob } = {};
  URL.createObjectURL = (blob) => {
    saved.blob = blob as Blob;
    return 'blob:template';
  };
  URL.revokeObjectURL = () => {};
  await user.click(screen.getByRole('button', { name: 'Import from Excel' }));
  const dialog = within(await screen.findByRole('dialog'));
  const download = dialog.getByRole('button', { name: 'Download the import template' });
  await eventually(() => expect(download).toHaveProperty('disabled', false));
  await user.click(download);
  const blob = await eventually(() => {
    if (!saved.blob) throw new Error('Nothing is downloaded yet.');
    return saved.blob;
  });
  const progress = 'planned_interventions__health__progress_towards_outcome';
  await user.upload(
    dialog.getByLabelText(/^Excel file/),
    await fillTemplate(blob, { women: 160, additional_allocation: 500, [progress]: 'Clinics run' }),
  );
  const row = (await dialog.findByRole('table', { name: 'Filled in already (1)' })).querySelector('tbody tr');
  expect(row?.textContent).toBe('Women150160150');
  await user.click(dialog.getByRole('radio', { name: 'They are replaced' }));
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  // Of which type it is the update says, not the file.
  expect(typeOf()).toHaveProperty('value', '2');
  await open(user, 'Operation');
  const said = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([said('Women'), said(/^Additional allocation/), said(/^Total DREF allocation/)]).toEqual([
    '160',
    '500',
    '500',
  ]);
  expect(said(/^Progress towards/)).toBe('Clinics run');
});

it('tells files of one name apart, by which of them they are', async () => {
  const user = await showNew();
  await open(user, 'Event details');
  const [input] = await eventually(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]');
    expect(inputs.length).toBeGreaterThan(0);
    return [...inputs];
  });
  const photo = (text: string) => new File([text], 'photo.jpg', { type: 'image/jpeg' });
  await user.upload(input as HTMLInputElement, [photo('one'), photo('another')]);
  const removes = () => screen.getAllByRole('button', { name: /^Remove .*photo/ });
  await waitFor(() =>
    expect(removes().map(({ title }) => title)).toEqual(['Remove 1. photo.jpg', 'Remove 2. photo.jpg']),
  );
});

it('begins each line of a list with a bullet, once it is left', async () => {
  const user = await showNew();
  await open(user, 'Operation');
  const list = within(screen.getByRole('group', { name: 'Planned interventions' }));
  await user.selectOptions(list.getByRole('combobox', { name: 'Choose what to add' }), 'Health');
  await user.click(list.getByRole('button', { name: 'Add' }));
  const activities = list.getByRole<HTMLTextAreaElement>('textbox', { name: /^List of activities/ });
  await user.type(activities, 'Clinics{Enter}First aid');
  expect(activities.value).toBe('Clinics\nFirst aid');
  await user.tab();
  expect(activities.value).toBe('• Clinics\n• First aid');
});

it.each([
  ['draft', /^Before you finalize/],
  ['finalized', /^Before it is approved/],
] as const)('says what to look at before the next step of what is %s', async (status, heading) => {
  await showUpdate(DREF_STATUS[status]);
  await eventually(() => expect(steps()).toHaveLength(5));
  expect(screen.getAllByText(/^Before (you|it)/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(heading),
  ]);
});

describe('copying a field report', () => {
  const report = {
    id: 77,
    dtype: 12,
    description: '<p>Rivers <b>rose</b>.</p><p>Roads are cut.</p>',
    countries: [123],
    districts: [5],
    num_affected: null,
    gov_num_affected: 700,
    request_assistance: true,
    actions_taken: [{ organization: 'PNS', summary: 'Two partners', actions: [] }],
    contacts: [{ ctype: 'Media', name: 'Ana Rai', title: 'Officer', email: 'ana@example.org', phone: '1' }],
  } as unknown as Parameters<typeof copiedFrom>[0];

  it('fills what is empty, and always says what happened and whose report it was', () => {
    expect(copiedFrom(report, {})).toMatchObject({
      disaster_type: 12,
      country: 123,
      district: [5],
      num_affected: 700,
      partner_national_society: 'Two partners',
      government_requested_assistance: true,
      media_contact_name: 'Ana Rai',
      media_contact_phone_number: '1',
      event_description: 'Rivers rose.\nRoads are cut.',
      field_report: 77,
    });
  });

  it('takes nothing away that was entered', () => {
    const copied = copiedFrom(report, {
      disaster_type: 15,
      country: 14,
      num_affected: 1,
      media_contact_email: 'ben@example.org',
    });
    for (const name of ['disaster_type', 'country', 'district', 'num_affected', 'media_contact_name'])
      expect(copied).not.toHaveProperty(name);
  });
});

it.each([
  ['does not exist or is not shared', 404, false],
  ['cannot be had as the service fails', 500, true],
])('says of one that %s no more than that, and how to go on', async (_, status, canBeAsked) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  onTestFinished(() => void vi.useRealTimers());
  await showUpdate(DREF_STATUS.draft, {}, () => ({ '/api/v2/dref-op-update/7/': { status, json: {} } }));
  const missing = /^This operational update does not exist, or it is not shared with you\.$/;
  await waitFor(
    () => expect(screen.queryByText(canBeAsked ? /is kept on this device/ : missing)).toBeTruthy(),
    {
      timeout: 20_000,
    },
  );
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canBeAsked);
  expect(screen.queryByText(missing) === null).toBe(canBeAsked);
  expect(screen.getByRole('link', { name: 'My DREF applications' })).toBeTruthy();
});
