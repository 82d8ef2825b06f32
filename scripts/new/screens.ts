import { type Names, spacedFrench } from './names.ts';
import type { Edit } from './plan.ts';

interface Screen {
  /** Its name in the route table. */
  route: string;
  /** `/shelter-kits/all` */
  path: string;
  /** An address of it, for the tests that hold the route table against the specification. */
  address: string;
  title: string;
  translations: Readonly<Record<'fr' | 'es' | 'ar', string>>;
  /** `ShelterKitListScreen`, the component and its folder. */
  component: string;
  /** The folder, where several components share one. `@default` the component's name */
  folder?: string;
  /** Who may open it. `@default` anyone */
  access?: 'notGuest';
  /** An import and an export of the area's prefetches, for a screen that asks for something. */
  prefetch?: { name: string; imports: string; code: string };
}

/** The rows that a screen has in the tables of its area, which is begun where it is new. */
export function screenRows({ many, Many, words }: Names, screen: Screen): Edit[] {
  const {
    route,
    path,
    address,
    title,
    translations,
    component,
    folder = component,
    access,
    prefetch,
  } = screen;
  const TABLE = many.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  const routes = `src/core/routes/${many}.ts`;
  const screens = `src/app/screens/${many}.ts`;
  const prefetches = `src/screens/${many}/prefetch.ts`;
  return [
    {
      file: routes,
      at: { after: /_ROUTES = \{/ },
      line: `  ${route}: { path: '${path}', title: '${title}'${access ? `, ...${access}` : ''} },`,
      otherwise: `import type { RouteRow } from './row.ts';

/** ${Many}. */
export const ${TABLE}_ROUTES = {
} as const satisfies Record<string, RouteRow>;
`,
    },
    {
      file: 'src/core/routes/index.ts',
      at: 'start',
      line: `import { ${TABLE}_ROUTES } from './${many}.ts';`,
    },
    {
      file: 'src/core/routes/index.ts',
      at: { after: /export const ROUTES = \{/ },
      line: `  ...${TABLE}_ROUTES,`,
    },
    {
      file: screens,
      at: { after: /_SCREENS = \{/ },
      line: `  ${route}: {
    screen: async () => (await import('#src/screens/${many}/${folder}/index.tsx')).${component},
${prefetch ? `    prefetch: ${many}Prefetch('${prefetch.name}'),\n` : ''}  },`,
      otherwise: `import { from, type ScreenRow } from './row.ts';

const ${many}Prefetch = from(() => import('#src/screens/${many}/prefetch.ts'));

/** ${Many}. */
export const ${TABLE}_SCREENS = {
} as const satisfies Record<string, ScreenRow>;
`,
    },
    {
      file: 'src/app/screens/areas.ts',
      at: 'start',
      line: `import { ${TABLE}_ROUTES } from '#src/core/routes/${many}.ts';`,
    },
    {
      file: 'src/app/screens/areas.ts',
      at: { after: /const AREAS = \[/ },
      line: `  area(${TABLE}_ROUTES, async () => (await import('./${many}.ts')).${TABLE}_SCREENS),`,
    },
    ...(prefetch
      ? [
          {
            file: prefetches,
            at: 'start' as const,
            line: prefetch.imports,
            otherwise: '// One file, since each that is loaded by itself costs the first load a line.\n',
          },
          { file: prefetches, at: 'end' as const, line: prefetch.code },
        ]
      : []),
    ...(access
      ? [{ file: routes, at: 'start' as const, line: `import { ${access} } from './row.ts';` }]
      : []),
    {
      file: 'provider/seed/strings/routes.json',
      at: { after: /^\{/ },
      line: `  "${route}": ${JSON.stringify({ ...translations, fr: spacedFrench(translations.fr) })},`,
    },
    {
      file: 'tests/support/addresses.ts',
      at: { after: access ? /'not guest': `\S+/ : /anyone: `\S+/ },
      line: `    ${address}`,
    },
    {
      file: 'tests/e2e/support/pages.ts',
      at: { after: access ? /const SIGNED_IN_PAGES: .* = \{/ : /const PAGES: .* = \{/ },
      line: access
        ? `  'form of ${route}': { path: '${address}', as: 'superuser' },`
        : `  '${route === many ? `all ${words}` : words}': '${address}',`,
    },
  ];
}
