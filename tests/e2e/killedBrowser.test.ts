import { chance } from '../support/chance.ts';
import { FOLLOWING_FORMS } from './support/followingForms.ts';
import { type FormInKilledBrowser, surviveKills } from './support/kills.ts';
import { RECORD_FORMS } from './support/recordForms.ts';
import { tokenOf } from './support/reportForm.ts';
import { test } from './support/test.ts';

/** `GO_FULL=1` proves as much as the acceptance asks for; every run a part of it, at other moments each time. */
const KILLS = process.env.GO_FULL ? 50 : 2;

/** Who writes the forms that follow others, and all that have no writers of their own. */
const MEMBER = 'member';

const writerOf = ({ writers: [writer] = [MEMBER] }: { writers?: readonly string[] }) => writer ?? MEMBER;

for (const writer of new Set(RECORD_FORMS.map(writerOf))) {
  test(`a killed browser loses at most the last second of typing, in every form that ${writer} has open`, async ({
    baseURL,
    launchOptions,
    request,
  }) => {
    test.skip(process.platform !== 'linux', 'finds the browser by /proc');
    test.setTimeout(300_000 + KILLS * 60_000);
    const forms: FormInKilledBrowser[] = RECORD_FORMS.filter((form) => writerOf(form) === writer).map(
      ({ name, path, title }) => ({
        name,
        path,
        field: title,
        resume: (page, begin) => page.getByRole('link', { name: new RegExp(`^Resume ${begin}`) }).click(),
      }),
    );
    for (const { name, edit, begin } of writer === MEMBER ? FOLLOWING_FORMS : [])
      forms.push({ name, path: edit(await begin(request)), field: '[name="operation_objective"]' });
    const token = await tokenOf(request, writer);
    await surviveKills({ times: KILLS, random: chance(), launchOptions, baseURL, token, forms });
  });
}
