import type { Control } from './control.ts';
import { payloadInWords, stepInWords } from './inWords.ts';
import { storyOf } from './link.ts';
import { fromJson, type RecordedStep, type Recording, toJson } from './recording.ts';

const LONGEST_PAYLOAD = 120;
/** Of a name: what is looked for may be a part of it. */
const LONGEST_NAME = 80;

/**
 * A recording as a test of Playwright for `tests/e2e/`: what was used on the page, by role and name. What came about in another way
 * stands there as a comment that says which event is to be brought about, as does what only a person can say: what a reader should see.
 */
export function asPlaywright(recording: Recording): string {
  // As it is exported: without passwords.
  const { machine, origin, steps, input } = fromJson(toJson(recording));
  const isStory = origin?.address.includes(`machines-explorer--${storyOf(machine)}`) ?? false;
  const last = steps.at(-1)?.state ?? '';
  const lines = [
    ...(isStory ? openStory(machine, input) : [`await page.goto(${text(pageOf(origin?.address))});`]),
    ...written(steps).map((step, at, all) => lineOf(step, all[at - 1]?.by)),
    ...(isStory
      ? [`await expect(page.getByRole('status', { name: 'Current state' })).toContainText(${text(last)});`]
      : [
          `// Say here what a reader should see now: await expect(page.getByRole('heading', { name: '…' })).toBeVisible();`,
        ]),
  ];
  return `import { ${isStory ? 'expect, ' : ''}test } from './support/${isStory ? 'storybook' : 'test'}.ts';

// Recorded ${remark(`${origin?.at ?? ''}, commit ${origin?.commit || '–'}`)}
test(${text(`${machine} ends in ${last || 'its only state'}`)}, async ({ ${isStory ? 'storyPage' : 'page'} }) => {
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

function openStory(machine: string, input: string) {
  return [
    `await storyPage.show('machines-explorer--${storyOf(machine)}');`,
    'const { page } = storyPage;',
    ...(input ? [`await page.getByLabel('Begins with').selectOption(${text(input)});`] : []),
  ];
}

function pageOf(address = '') {
  if (!URL.canParse(address)) return '/';
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** Of several writings in one field, one after the other, the last holds what the others wrote; time goes by itself. */
function written(steps: readonly RecordedStep[]): RecordedStep[] {
  const lasting = steps.filter((step) => !('wait' in step));
  return lasting.filter(({ by }, at) => {
    const next = lasting[at + 1]?.by;
    return !(by && next && isWriting(by) && isWriting(next) && isSame(by, next));
  });
}

const isWriting = ({ on }: Control) => on === 'input' || on === 'change';
const isSame = (one: Control, other: Control) => one.role === other.role && one.name === other.name;

/** Of what one press sends there may be several steps. */
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit'];
const isOnePress = (one: Control, other: Control) =>
  isSame(one, other) &&
  (one.at === other.at || (PRESS.includes(one.on) && PRESS.indexOf(one.on) < PRESS.indexOf(other.on)));

function lineOf(step: RecordedStep, before: Control | undefined): string {
  const state = `→ ${step.state || 'running'}${step.expected ? `; it should be ${step.expected}` : ''}`;
  const words = remark(`${stepInWords(step)} ${state}`);
  if (step.by && before && isOnePress(before, step.by)) return `// ${words}`;
  if (step.by) return `${actionOf(step.by)} // ${words}`;
  if (!('event' in step)) return `// Set by hand in the explorer: ${words}`;
  const payload = remark(payloadInWords(step.event)).slice(0, LONGEST_PAYLOAD);
  if (/^xstate\.(done|error)\.actor\./.test(step.event.type)) return `// The app goes on by itself: ${words}`;
  return `// No control is known for it, bring about: ${words}${payload && ` (${payload})`}`;
}

/** What somebody did, as Playwright does it. */
function actionOf(control: Control): string {
  const { on, value = '', withheld, role } = control;
  const place = placeOf(control);
  if (withheld === 'files') return `await ${place}.setInputFiles([]);`;
  if (withheld === 'secret') return `await ${place}.fill(process.env.PASSWORD ?? '');`;
  if (on === 'keydown') return `await ${place}.press(${text(value)});`;
  if (on === 'focusin') return `await ${place}.focus();`;
  if (on.endsWith('over')) return `await ${place}.hover();`;
  if (!isWriting(control) || /^(checkbox|radio|switch|option)$/.test(role)) return `await ${place}.click();`;
  if (role === 'combobox' && on === 'change') return `await ${place}.selectOption(${text(value)});`;
  return `await ${place}.fill(${text(value)});`;
}

const PLACES = { tabpanel: ".getByRole('tabpanel')", frame: ".frameLocator('iframe')" } as const;

function placeOf({ role, name, within }: Control) {
  const page = `page${within ? PLACES[within] : ''}`;
  const known = text(name.slice(0, LONGEST_NAME));
  return role ? `${page}.getByRole(${text(role)}, { name: ${known} })` : `${page}.getByLabel(${known})`;
}

/** A text of the code. */
const text = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** In a comment, which ends with its line. */
const remark = (value: string) => value.replaceAll(/[\n\r\u2028\u2029]+/g, ' ').trim();
