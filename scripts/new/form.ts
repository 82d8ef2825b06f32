import { capital, type Names, spacedFrench } from './names.ts';
import type { Edit, Plan } from './plan.ts';
import { screenRows } from './screens.ts';

/** Texts by key: in English, French, Spanish and Arabic. */
type Words = Readonly<Record<string, readonly string[]>>;

/**
 * The form in which a record of an endpoint is entered and changed, `/shelter-kits/new` and `/shelter-kits/7/edit`: one field,
 * with drafts, the queue without a connection and conflicts. The list and the page of one, to which it leads, come first.
 */
export function planForm(names: Names): Plan {
  const { one, many, One, path, word, words, aWord, table } = names;
  const folder = `${One}FormScreen`;
  const home = `src/screens/${many}/${folder}`;
  const kind = table.replaceAll('_', '-');
  const address = `/api/v2/${kind}/`;
  const texts = {
    section: [`About the ${word}`, `À propos : « ${word} »`, `Acerca de: «${word}»`, `عن: «${word}»`],
    created: [`${capital(word)} created`, `Créé : « ${word} »`, `Creado: «${word}»`, `أُنشئ: «${word}»`],
    updated: [
      `${capital(word)} updated`,
      `Mis à jour : « ${word} »`,
      `Actualizado: «${word}»`,
      `حُدّث: «${word}»`,
    ],
    failed: [
      `The ${word} could not be submitted. Try again.`,
      `Envoi impossible : « ${word} ». Réessayez.`,
      `No se pudo enviar: «${word}». Inténtelo de nuevo.`,
      `تعذر الإرسال: «${word}». حاول مرة أخرى.`,
    ],
  } as const;
  const kinds = {
    [`kind_${one}`]: [capital(word), `Fiche : « ${word} »`, `Ficha: «${word}»`, `بطاقة: «${word}»`],
  };
  const drafts = {
    [`new${One}`]: [`New ${word}`, `Créer : « ${word} »`, `Crear: «${word}»`, `إنشاء: «${word}»`],
    [`edited${One}`]: [
      `Changes to ${word} {id}`,
      `Modifications : « ${word} » {id}`,
      `Cambios: «${word}» {id}`,
      `تغييرات: «${word}» {id}`,
    ],
  };
  return {
    needs: [`contracts/${many}/record.ts`, `src/screens/${many}/${One}Screen/index.tsx`],
    files: {
      [`${home}/values.ts`]: `import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import type { create${One}Endpoint, ${one}Endpoint } from '#contracts/${many}/record.ts';
import type { Filled } from '#src/forms/definition.ts';

export type Written${One} = AnswerOf<typeof ${one}Endpoint>;
export type ${One}Body = BodyOf<typeof create${One}Endpoint>;

/** What is in the form, by the API's names; what is not filled in is absent. */
export type ${One}Values = Filled<${One}Body>;

/** ${capital(aWord)} as the form shows it. */
export const valuesOf = ({ name }: Written${One}): ${One}Values => ({ name });

/** The ${word} that the values make. */
export const bodyOf = ({ name = '' }: ${One}Values): ${One}Body => ({ name: name.trim() });
`,
      [`${home}/kind.ts`]: `import { ${many}Endpoint } from '#contracts/${many}/list.ts';
import { create${One}Endpoint, ${one}Endpoint, update${One}Endpoint } from '#contracts/${many}/record.ts';
import type { RecordKind } from '#src/forms/kind.ts';
import { bodyOf, type ${One}Body, type ${One}Values, valuesOf, type Written${One} } from './values.ts';

const LOOKED_THROUGH = 30;

/** ${capital(words)}. */
export const ${one}Kind: RecordKind<${One}Values, Written${One}, ${One}Body> = {
  name: '${kind}',
  bodyOf,
  valuesOf,
  idOf: ({ id }) => id,
  versionOf: ({ modified_at }) => modified_at,
  titleOf: ({ name }) => name ?? '',
  read: (client, id, sending) => client.call(${one}Endpoint, { path: { id }, ...sending }),
  create: (client, body, sending) => client.call(create${One}Endpoint, { body, ...sending }),
  update: (client, id, body, sending) => client.call(update${One}Endpoint, { path: { id }, body, ...sending }),
  async findWritten(client, { since, body }, sending) {
    const { results } = await client.call(${many}Endpoint, {
      query: { search: body.name, ordering: ['-created_at'], limit: LOOKED_THROUGH },
      ...sending,
    });
    return results.find((row) => row.created_at >= since && row.name === body.name);
  },
};
`,
      [`${home}/form.tsx`]: `import { ${one}Endpoint } from '#contracts/${many}/record.ts';
import { ${One} } from '#contracts/${many}/schemas.ts';
import { pathTo } from '#src/core/links.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import { text } from '#src/forms/kinds.tsx';
import { formErrorStrings } from '#src/forms/strings.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { ${one}Strings } from '../${One}Screen/strings.ts';
import { ${one}Kind } from './kind.ts';
import { ${one}FormStrings } from './strings.ts';
import type { ${One}Values } from './values.ts';

const WORDS = [${one}FormStrings, ${one}Strings, recordListStrings] as const;
const { field, section } = formOf<${One}Values, undefined>()(...WORDS);

/** The form of ${aWord}; its rules are those of the contract. */
export const ${one}Form = defineForm({
  kind: ${one}Kind,
  schema: ${One},
  words: WORDS,
  errors: formErrorStrings,
  texts: { failed: 'failed', created: 'created', updated: 'updated', notFound: 'missing' },
  endpoint: ${one}Endpoint,
  addressOf: ({ id }) => pathTo('${one}', { ${one}Id: id }),
  sections: [section('about', 'section', [field('name', text, 'name', { isRequired: true, limit: 255 })])],
  useOptions: () => undefined,
});
`,
      [`${home}/index.tsx`]: `import { Page } from '#src/components/Page/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { NewRecordForm, WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ${one}Form } from './form.tsx';

/** \`/${path}/new\`: the form of a new ${word}. */
export function New${One}Screen() {
  const titles = useStrings(routeStrings);
  return (
    <Page heading={titles.new${One}}>
      <NewRecordForm definition={${one}Form} initial={{}} />
    </Page>
  );
}

/** \`/${path}/{${one}Id}/edit\`: the same form over one that is there. */
export function Edit${One}Screen() {
  const titles = useStrings(routeStrings);
  const { ${one}Id } = useIds();
  return (
    <Page heading={titles.edit${One}}>
      <WrittenRecordForm key={${one}Id} definition={${one}Form} id={${one}Id} />
    </Page>
  );
}
`,
      [`${home}/queued.ts`]: `import { queuedForm } from '#src/forms/queuedForm.ts';
import { ${one}Kind } from './kind.ts';
import { ${one}FormStrings } from './strings.ts';

/** ${capital(words)} that wait for a connection. */
export const queued${One}s = queuedForm(${one}Kind, ${one}FormStrings, ({ name }) => name);
`,
      [`${home}/strings.ts`]: `import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The form of ${aWord}. */
export const ${one}FormStrings = defineStrings('${one}Form', {
${Object.entries(texts)
  .map(([key, [english]]) => `  ${key}: '${english}',`)
  .join('\n')}
});
`,
      [`provider/seed/strings/${one}Form.json`]: `${spacedFrench(JSON.stringify(inLanguages(texts), null, 2))}\n`,
      [`tests/views/screens/${one}Form.test.tsx`]: `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { New${One}Screen } from '#src/screens/${many}/${folder}/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, renderScreen } from '#tests/support/screens.tsx';

async function show(answers: Answers = {}) {
  signIn();
  await renderScreen(<New${One}Screen />, () => ({ '/api/v2/user/me/': { json: MEMBER }, ...answers }));
  return screen.findByRole<HTMLInputElement>('textbox');
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

it('says what is missing instead of sending it', async () => {
  await show();
  await submit();
  expect(await screen.findByRole('link', { name: /Fill in this field/ })).not.toBeNull();
});

it('says why it could not be saved, at its field, with what was typed still there', async () => {
  const name = await show({ '${address}': { status: 400, json: { errors: { name: ['It is taken.'] } } } });
  await userEvent.type(name, 'Example');
  await submit();
  expect(await screen.findByRole('link', { name: /It is taken/ })).not.toBeNull();
  expect(name.value).toBe('Example');
});
`,
    },
    edits: [
      ...screenRows(names, {
        route: `new${One}`,
        path: `/${path}/new`,
        address: `/${path}/new`,
        access: 'notGuest',
        title: `New ${word}`,
        translations: { fr: `Créer : « ${word} »`, es: `Crear: «${word}»`, ar: `إنشاء: «${word}»` },
        component: `New${One}Screen`,
        folder,
      }),
      ...screenRows(names, {
        route: `edit${One}`,
        path: `/${path}/:${one}Id/edit`,
        address: `/${path}/1/edit`,
        access: 'notGuest',
        title: `Edit ${word}`,
        translations: { fr: `Modifier : « ${word} »`, es: `Editar: «${word}»`, ar: `تعديل: «${word}»` },
        component: `Edit${One}Screen`,
        folder,
      }),
      {
        file: 'src/forms/formKinds.ts',
        at: { after: /const ADDRESSES = \{/ },
        line: `  '${kind}': ({ id, draft }) =>
    id === undefined ? pathTo('new${One}', undefined, { draft }) : pathTo('edit${One}', { ${one}Id: id }),`,
      },
      {
        file: 'src/forms/formPages.ts',
        at: { after: /const FORM_PAGES: .*\[/ },
        line: `  'new${One}',
  'edit${One}',`,
      },
      {
        file: 'src/app/forms.ts',
        at: { after: /const QUEUED: .* = \{/ },
        line: `  '${kind}': async () =>
    (await import('#src/screens/${many}/${folder}/queued.ts')).queued${One}s,`,
      },
      {
        file: 'src/forms/DraftList/index.tsx',
        at: { after: /const TITLES = \{/ },
        line: `  '${kind}': ['new${One}', 'edited${One}'],`,
      },
      ...wordRows('src/forms/DraftList/strings.ts', /\n\s+untitled:/, 'draftList', drafts),
      {
        file: 'src/screens/account/MyInboxScreen/inboxRow.ts',
        at: { after: /export const KINDS = \[/ },
        line: `  '${one}',`,
      },
      {
        file: 'src/screens/account/MyInboxScreen/inboxRow.ts',
        at: { after: /KIND_OF_FORM: .* = \{/ },
        line: `  '${kind}': '${one}',`,
      },
      ...wordRows(
        'src/screens/account/MyInboxScreen/strings.ts',
        /\n\s+kind_registration:/,
        'myInbox',
        kinds,
      ),
    ],
    commands: ['calls:ahead'],
    todo: [
      `${home}/form.tsx: its fields, and what follows from them in values.ts`,
      `provider/seed/strings/${one}Form.json, draftList.json and myInbox.json, and "new${One}", "edit${One}" in routes.json: the words of each language`,
      `tests/e2e/support/recordForms.ts: a row, by which it is cut, killed, written by two and kept beside others`,
    ],
  };
}

/** Words that a namespace of several kinds has of this one, where the app reads them and where they are translated. */
const wordRows = (file: string, before: RegExp, namespace: string, words: Words): readonly Edit[] => [
  {
    file,
    at: { before },
    line: Object.entries(words)
      .map(([key, [english]]) => `  ${key}: '${english}',`)
      .join('\n'),
  },
  {
    file: `provider/seed/strings/${namespace}.json`,
    at: { after: /^\{/ },
    line: spacedFrench(JSON.stringify(inLanguages(words), null, 2))
      .slice(2, -2)
      .concat(','),
  },
];

/** The texts of a form by key, as the seed keeps them. */
const inLanguages = (texts: Words) =>
  Object.fromEntries(Object.entries(texts).map(([key, [, fr, es, ar]]) => [key, { fr, es, ar }]));
