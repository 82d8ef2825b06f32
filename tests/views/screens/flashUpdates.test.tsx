import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { flashForm } from '#src/screens/flashUpdates/FlashUpdateFormScreen/form.tsx';
import {
  EditFlashUpdateScreen,
  NewFlashUpdateScreen,
} from '#src/screens/flashUpdates/FlashUpdateFormScreen/index.tsx';
import { bodyOf, consequencesOf, valuesOf } from '#src/screens/flashUpdates/FlashUpdateFormScreen/values.ts';
import { FlashUpdateScreen } from '#src/screens/flashUpdates/FlashUpdateScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const UPDATE = {
  ...exampleAnswer(flashUpdateEndpoint),
  id: 7,
  title: 'Nepal - Flood',
  situational_overview: '<p>Rivers are over their banks.</p>',
  country_district: [{ id: 1, country: 123, country_details: NEPAL, district: [4], district_details: [] }],
  references: [{ id: 2, date: '2026-05-01', source_description: 'Authority', url: 'javascript:alert(1)' }],
  actions_taken: [{ id: 3, organization: 'GOV', actions: [9], action_details: [{ id: 9, name: 'Rescue' }] }],
  map_files: [{ id: 5, file: 'https://example.org/media/map%20one.png?x=1', caption: 'The river' }],
  graphics_files: [],
  translation_module_original_language: 'en',
};
const ANSWERS: Answers = {
  '/api/v2/user/me/': { json: { ...MEMBER, is_ifrc_admin: true } },
  '/api/v2/flash-update/7/': { json: UPDATE },
  '/api/v2/flash-update/7/shares/': { json: [] },
  '/api/v2/donor/': { json: listOf([{ id: 1, organization_name: 'Trust', groups: [2] }]) },
  '/api/v2/donor-group/': { json: listOf([{ id: 2, name: 'Foundations' }]) },
  '/api/v2/country/': { json: listOf([NEPAL]) },
  '/api/v2/district/': { json: listOf([]) },
  '/api/v2/disaster_type/': { json: listOf([{ id: 12, name: 'Flood' }]) },
  '/api/v2/flash-update-action/': { json: listOf([{ id: 9, name: 'Rescue', organizations: ['GOV'] }]) },
};
const PAGE = { address: '/flash-updates/7', route: '/flash-updates/:flashUpdateId' };

beforeEach(signIn);

async function openSharing(answers: Answers, extensions: readonly string[] = EXTENSION_NAMES) {
  await renderScreen(<FlashUpdateScreen />, () => ({ ...ANSWERS, ...answers }), {
    ...PAGE,
    config: { extensions: [...extensions] },
  });
  const user = userEvent.setup();
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Nepal - Flood' }));
  await user.click(screen.getByRole('button', { name: 'Share with donors' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Donors' }));
  await user.click(await screen.findByRole('option', { name: 'Trust' }));
  await user.keyboard('{Escape}');
  return { user, dialog };
}

it('shows what it says, and follows no address that is none of the web', async () => {
  await renderScreen(<FlashUpdateScreen />, () => ANSWERS, PAGE);
  await eventually(() => screen.getByText('Rivers are over their banks.'));
  expect(screen.getByRole('region', { name: 'Actions taken: Government' }).textContent).toContain('Rescue');
  expect(screen.getByRole('button', { name: 'Show the photo The river' })).not.toBeNull();
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

it('makes a document, says why it could not, and leads to it once it is there', async () => {
  let document: Answers[string] = { status: 500, json: {} };
  await renderScreen(
    <FlashUpdateScreen />,
    () => ({ ...ANSWERS, '/api/v2/export-flash-update/7/': document }),
    PAGE,
  );
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByRole('button', { name: 'Export' })));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  await press('Make the document');
  const failure = dialog.getByRole('alert');
  await eventually(() => expect(failure.textContent).not.toBe(''));
  document = { json: { status: 'ready', url: 'https://go.example/documents/7' } };
  await press('Try again');
  const link = await eventually(() => dialog.getByRole('link', { name: /Open the document/ }));
  expect(link.getAttribute('href')).toBe('https://go.example/documents/7');
  expect(failure.textContent).toBe('');
});

it('shows the mails before it sends them, of the choice as it is now', async () => {
  const sent: unknown[] = [];
  const preview = {
    receivers: [{ name: 'Ana', email: 'ana@donor.example', language: 'fr' }],
    mails: [{ language: 'fr', subject: 'Mise à jour flash', text: 'Bonjour Ana' }],
  };
  const { user, dialog } = await openSharing({
    '/api/v2/share-flash-update/preview/': { json: preview },
    '/api/v2/share-flash-update/': {
      json: { id: 1, flash_update: 7, created_at: '2026-05-01T00:00:00Z' },
      hear: (body) => sent.push(body),
    },
  });
  expect(dialog.queryByRole('button', { name: 'Send the emails' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await eventually(() => dialog.getByText(/Bonjour Ana/));
  // Another choice has another preview.
  await user.click(dialog.getByRole('combobox', { name: 'Donor groups' }));
  await user.click(await screen.findByRole('option', { name: 'Foundations' }));
  await user.keyboard('{Escape}');
  expect(dialog.queryByText(/Bonjour Ana/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await eventually(() => dialog.getByRole('button', { name: 'Send the emails' })));
  await eventually(() => expect(sent).toEqual([{ flash_update: 7, donors: [1], donor_groups: [2] }]));
});

it('sends at once where the API knows no preview', async () => {
  const { dialog } = await openSharing({}, []);
  expect(dialog.queryByRole('button', { name: 'Preview' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Send the emails' }).hasAttribute('disabled')).toBe(false);
});

it('begins with a country to choose and with who writes it, and says what is missing', async () => {
  await renderScreen(<NewFlashUpdateScreen />, () => ANSWERS, { address: '/flash-updates/new' });
  await eventually(() => screen.getByRole('combobox', { name: /^Country/ }));
  expect(screen.getByRole('button', { name: 'Write the title from countries and hazard' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('keeps a caption that is too long, and says by how much where it stands', async () => {
  const address = { address: '/flash-updates/7/edit', route: '/flash-updates/:flashUpdateId/edit' };
  await renderScreen(<EditFlashUpdateScreen />, () => ANSWERS, address);
  const user = userEvent.setup();
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Caption of map one.png' });
  await user.click(input);
  await user.paste(`: ${'x'.repeat(220)}`);
  expect(input.value).toBe(`The river: ${'x'.repeat(220)}`);
  const said = 'Text too long: 6 over the limit of 225 characters.';
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByText(said).id);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  // It is one mistake, and leads to the caption.
  const links = within(screen.getAllByRole('alert')[0] as HTMLElement).getAllByRole('link');
  const ofMaps = links.filter(({ textContent }) => textContent?.startsWith('Maps'));
  expect(ofMaps.map(({ textContent }) => textContent)).toEqual([
    'Maps: A caption has at most 225 characters.',
  ]);
  await user.click(ofMaps[0] as HTMLElement);
  await eventually(() => expect(document.activeElement).toBe(input));
  await user.keyboard('{End}{Backspace>6}');
  expect(input.value).toHaveLength(225);
  expect(screen.queryByText(/Text too long/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Maps/ })).toBeNull();
});

it('tells the captions that are too long apart, of images on their way too', () => {
  const image = (key: string, more: object) => ({ key, name: 'a.png', size: 0, ...more });
  const caption = 'x'.repeat(226);
  const map_files = [
    image('new', { caption }),
    image('file-5', { id: 5 }),
    image('file-6', { id: 6, caption }),
  ];
  const wrong = flashForm.validate({ ...valuesOf(UPDATE as never), map_files }, undefined);
  expect(Object.keys(wrong).filter((path) => path.startsWith('map_files'))).toEqual([
    'map_files.new.caption',
    'map_files.file-6.caption',
  ]);
});

it('sends back what it was given, and every row with its provinces', () => {
  const values = valuesOf(UPDATE as never);
  const body = bodyOf(values);
  expect(body).toMatchObject({
    title: 'Nepal - Flood',
    country_district: [{ id: 1, country: 123, district: [4] }],
    references: [{ id: 2, date: '2026-05-01', document: null }],
    actions_taken: [{ id: 3, organization: 'GOV', actions: [9] }],
    map_files: [{ id: 5, caption: 'The river' }],
    share_with: 'ifrc_secretariat',
  });
  expect(values.map_files).toMatchObject([{ name: 'map one.png' }]);
  expect(bodyOf({ references: [{ key: 'a', url: 'example.org' }] }).references?.[0]?.url).toBe(
    'https://example.org',
  );
  expect(bodyOf({ references: [{ key: 'a' }] }).references?.[0]?.url).toBe('');
});

it('forgets the provinces of a country that is changed', () => {
  const before = valuesOf(UPDATE as never);
  const [row] = before.country_district ?? [];
  const after = { ...before, country_district: [{ ...row, key: row?.key ?? '', country: 14 }] };
  const followed = consequencesOf(after, [`country_district.${row?.key}.country`], before);
  expect(followed.country_district?.[0]?.district).toEqual([]);
});
