import { type Names, spacedFrench } from './names.ts';
import type { Plan } from './plan.ts';
import { screenRows } from './screens.ts';

/**
 * The page on which a record of an endpoint is entered, `/shelter-kits/new`: a form of one field. The list, to which it leads,
 * comes first.
 */
export function planForm(names: Names): Plan {
  const { many, One, path, word, aWord, table } = names;
  const component = `New${One}Screen`;
  const address = `/api/v2/${table.replaceAll('_', '-')}/`;
  return {
    needs: [`contracts/${many}/record.ts`, `src/screens/${many}/${One}ListScreen/list.ts`],
    files: {
      [`src/screens/${many}/${component}/index.tsx`]: `import { useNavigate } from 'react-router-dom';
import { create${One}Endpoint } from '#contracts/${many}/record.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFields } from '#src/hooks/useFields.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { new${One}Strings } from './strings.ts';

/** \`/${path}/new\`: enters ${aWord} and leads on to all of them. */
export function ${component}() {
  const strings = useStrings(new${One}Strings);
  const words = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const creating = useMutation(create${One}Endpoint, () => navigate(pathTo('${many}')));
  const form = useFields({
    initial: { name: '' },
    validate: ({ name }) => ({ name: name.trim() === '' ? strings.nameMissing : undefined }),
    error: creating.error,
    onSubmit: ({ name }) => creating.submit({ body: { name: name.trim() } }),
  });
  const messages = [strings.failed, errorText(creating.error), ...form.others];
  return (
    <Page heading={titles.new${One}}>
      <form onSubmit={form.submit} noValidate>
        <FormErrors messages={creating.error === undefined ? [] : messages} />
        <TextInput label={words.name} {...form.field('name')} maxLength={255} isRequired />
        <Button type="submit" variant="primary" isPending={creating.isSending}>
          {strings.save}
        </Button>
      </form>
    </Page>
  );
}
`,
      [`src/screens/${many}/${component}/strings.ts`]: `import { defineStrings } from '#src/i18n/defineStrings.ts';

export const new${One}Strings = defineStrings('new${One}', {
  nameMissing: 'Enter the name of the ${word}.',
  failed: 'The ${word} could not be saved',
  save: 'Save the ${word}',
});
`,
      [`provider/seed/strings/new${One}.json`]: `${spacedFrench(
        JSON.stringify(
          {
            nameMissing: {
              fr: `Saisissez le nom : « ${word} ».`,
              es: `Introduzca el nombre: «${word}».`,
              ar: `أدخل الاسم: «${word}».`,
            },
            failed: {
              fr: `Impossible d’enregistrer : « ${word} »`,
              es: `No se pudo guardar: «${word}»`,
              ar: `تعذر الحفظ: «${word}»`,
            },
            save: { fr: `Enregistrer : « ${word} »`, es: `Guardar: «${word}»`, ar: `حفظ: «${word}»` },
          },
          null,
          2,
        ),
      )}\n`,
      [`tests/views/screens/${component}.test.tsx`]: `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ${component} } from '#src/screens/${many}/${component}/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save the ${word}' }));

it('says what is missing instead of sending it', async () => {
  await renderScreen(<${component} />);
  await submit();

  expect(screen.getByText('Enter the name of the ${word}.')).not.toBeNull();
});

it('says why it could not be saved, with what was typed still there', async () => {
  const json = { errors: { non_field_errors: ['The service is closed.'] } };
  await renderScreen(<${component} />, () => ({ '${address}': { status: 400, json } }));
  await userEvent.type(screen.getByRole('textbox'), 'Example');
  await submit();

  expect(await screen.findByText('The ${word} could not be saved')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Example');
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
        component,
      }),
    ],
    commands: [],
    todo: [
      `src/screens/${many}/${component}/index.tsx: its fields`,
      `provider/seed/strings/new${One}.json, and "new${One}" in routes.json: the words of each language`,
      'drafts, the queue without a connection and conflicts: src/forms/, as src/screens/projects/ProjectFormScreen/ has them',
    ],
  };
}
