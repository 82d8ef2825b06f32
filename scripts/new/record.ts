import { capital, type Names, spacedFrench } from './names.ts';
import type { Plan } from './plan.ts';
import { screenRows } from './screens.ts';

/** The page of one record of an endpoint, `/shelter-kits/7`, with its route, words and a view test. The list of them comes first. */
export function planRecord(names: Names): Plan {
  const { many, One, one, path, word, aWord, table } = names;
  const component = `${One}Screen`;
  return {
    needs: [`contracts/${many}/record.ts`, `src/screens/${many}/${One}ListScreen/list.ts`],
    files: {
      [`src/screens/${many}/${component}/index.tsx`]: `import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { ${one}Endpoint } from '#contracts/${many}/record.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useIds } from '#src/core/ids.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { type Framed, RecordFrame } from '#src/records/RecordPage/RecordFrame.tsx';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { useRecord } from '#src/records/useRecord.ts';
import { ${one}Strings } from './strings.ts';

/** \`/${path}/{${one}Id}\`: all that is known of ${aWord}. */
export function ${component}() {
  const strings = useStrings(${one}Strings);
  const words = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  return (
    <RecordFrame<AnswerOf<typeof ${one}Endpoint> & Framed>
      view={useRecord(${one}Endpoint, useIds().${one}Id)}
      heading={(record) => record?.name ?? titles.${one}}
      list={{ to: pathTo('${many}'), label: titles.${many} }}
      missing={{ text: strings.missing, back: strings.backToAll }}
      description={() => null}
      actions={() => null}
      sections={({ name, created_at }) => (
        <Panel heading={strings.facts}>
          <DescriptionList
            items={[
              { term: words.name, value: name },
              { term: words.createdAt, value: formatDate(created_at, language) },
            ]}
          />
        </Panel>
      )}
    />
  );
}
${component}.prefetch = prefetchRecord(${one}Endpoint, '${one}Id');
`,
      [`src/screens/${many}/${component}/strings.ts`]: `import { defineStrings } from '#src/i18n/defineStrings.ts';

export const ${one}Strings = defineStrings('${one}', {
  facts: 'About this ${word}',
  missing: 'This ${word} does not exist or you do not have access to it.',
  backToAll: 'Go to all ${names.words}',
});
`,
      [`provider/seed/strings/${one}.json`]: `${spacedFrench(
        JSON.stringify(
          {
            facts: {
              fr: `À propos : « ${word} »`,
              es: `Acerca de: «${word}»`,
              ar: `معلومات: «${word}»`,
            },
            missing: {
              fr: `« ${capital(word)} » n’existe pas ou vous n’y avez pas accès.`,
              es: `«${capital(word)}» no existe o usted no tiene acceso.`,
              ar: `«${word}»: غير موجود أو ليس لديك حق الوصول إليه.`,
            },
            backToAll: {
              fr: `Aller à : « ${names.words} »`,
              es: `Ir a: «${names.words}»`,
              ar: `الانتقال إلى: «${names.words}»`,
            },
          },
          null,
          2,
        ),
      )}\n`,
      [`tests/views/screens/${component}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${component} } from '#src/screens/${many}/${component}/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const setting = { address: '/7', route: '/:${one}Id' };

it('shows ${aWord}', async () => {
  const json = { id: 7, name: 'Example', created_at: '2026-05-01T08:30:00Z', modified_at: '2026-05-02T08:30:00Z' };
  await renderScreen(<${component} />, () => ({ '/api/v2/${table.replaceAll('_', '-')}/7/': { json } }), setting);

  expect(await screen.findByRole('heading', { name: 'Example' })).not.toBeNull();
});

it('says where there is none', async () => {
  await renderScreen(<${component} />, () => ({}), setting);

  expect(await screen.findByText('This ${word} does not exist or you do not have access to it.')).not.toBeNull();
});
`,
    },
    edits: screenRows(names, {
      route: one,
      path: `/${path}/:${one}Id`,
      address: `/${path}/1`,
      title: capital(word),
      translations: { fr: `Fiche : « ${word} »`, es: `Ficha: «${word}»`, ar: `بطاقة: «${word}»` },
      component,
      prefetch: {
        name: `prefetch${One}`,
        imports: `import { ${one}Endpoint } from '#contracts/${many}/record.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';`,
        code: `export const prefetch${One} = prefetchRecord(${one}Endpoint, '${one}Id');`,
      },
    }),
    commands: ['calls:ahead'],
    todo: [
      `src/screens/${many}/${component}/index.tsx: its sections; who changed it last and what can be done with it by RecordPage`,
      `provider/seed/strings/${one}.json, and "${one}" in routes.json: the words of each language`,
      `src/screens/${many}/${One}ListScreen/list.ts: column.link to pathTo('${one}', { ${one}Id: id })`,
    ],
  };
}
