import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import * as z from '#contracts/zod.ts';
import { readTranslations } from '#scripts/i18n/strings.ts';
import { inLanguage, readContent } from '#scripts/lib/contentPlugin.mjs';
import { fileOfPage } from '#src/content/address.ts';
import { CatalogueEntry, type CatalogueLink, CataloguePage, ToolboxArea } from '#src/content/schema.ts';
import { writeCost, writeVolume, writeWeight } from '#src/content/surgeCatalogue/measures.ts';
import { searchCatalogue } from '#src/content/surgeCatalogue/search.ts';
import { catalogueNameStrings } from '#src/content/surgeCatalogue/strings.ts';
import { CATALOGUE, childrenOf, entryAt, SECTIONS, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { textsIn } from '#src/content/texts.ts';
import { catalogueAddress, OLD_ADDRESSES } from '#src/core/routes/catalogueRedirects.ts';
import { asksForLogin } from '#src/domain/federationLogin.ts';

const ROOT = '/surge/catalogue/';
const paths = CATALOGUE.map(({ path }) => path);
const namesIn = (language: Language) =>
  language === 'en'
    ? catalogueNameStrings.english
    : Object.fromEntries(
        Object.entries(readTranslations('surgeCatalogueNames') ?? {}).map(([key, texts]) => [
          key,
          texts[language] ?? '',
        ]),
      );

const { operationalToolbox, ...sections } = Object.fromEntries(readContent());
const written = Object.values(sections).flatMap((pages) => Object.entries(pages as object));

/** The pages as readers of a language get them. */
const pagesIn = (language: Language): ReadonlyMap<string, CataloguePage> =>
  new Map(written.map(([path, page]) => [path, inLanguage(page, language) as CataloguePage]));
const pages = pagesIn('en');

const namesOfSocieties = (all: ReadonlyMap<string, CataloguePage>) =>
  [...all.values()].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'specifications' ? (block.societies ?? []) : [])),
  );

const linksOf = (page: CataloguePage | undefined): CatalogueLink[] =>
  (page?.blocks ?? []).flatMap((block) => {
    if ('cards' in block) return block.cards.flatMap(({ links }) => links);
    return 'links' in block ? (block.links ?? []) : [];
  });
const waysInside = (path: string) =>
  linksOf(pages.get(path)).flatMap((link) => ('to' in link ? link.to : []));

describe('what officers write', () => {
  it('is as the schema says: every text in four languages, every link an address, no key besides', () => {
    const problems = [
      ...written.map(([path, page]) => ({ where: path, error: CataloguePage.safeParse(page).error })),
      ...CATALOGUE.map((entry) => ({ where: entry.path, error: CatalogueEntry.safeParse(entry).error })),
      { where: 'toolbox', error: z.array(ToolboxArea).safeParse(operationalToolbox).error },
    ].filter(({ error }) => error);
    expect(problems.map(({ where, error }) => `${where}: ${error?.message}`)).toEqual([]);
  });

  it('names a card once: by its own title or by one that many share', () => {
    const cards = [...pages.values()].flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('cards' in block ? block.cards : [])),
    );
    expect(cards.length).toBeGreaterThan(50);
    expect(
      cards.filter(({ title, sharedTitle }) => (title === undefined) === (sharedTitle === undefined)),
    ).toEqual([]);
  });

  it('comes to readers in their language alone', () => {
    expect(namesOfSocieties(pagesIn('fr'))).toContain('Croix-Rouge danoise');
    for (const language of LANGUAGES) {
      const texts = textsIn([...pagesIn(language).values()]);
      expect(texts).toHaveLength(textsIn([...pages.values()]).length);
      expect(texts.filter((text) => !text.trim())).toEqual([]);
      expect(JSON.stringify(inLanguage([sections, operationalToolbox], language))).not.toMatch(
        /"(en|fr|es|ar)":|\$use/,
      );
    }
  });
});

describe('the catalogue of surge services', () => {
  it('has a row and a file for each of its 75 pages, and none besides', () => {
    expect(paths).toHaveLength(75);
    expect(new Set(paths).size).toBe(75);
    expect(written.map(([path]) => path).sort()).toEqual([...paths].sort());
    for (const path of paths) expect(sections[fileOfPage(path)], path).toHaveProperty([path]);
  });

  it('offers 30 pages in its menu, the overview first, then by name', () => {
    expect(SECTIONS).toHaveLength(30);
    expect(SECTIONS[0]?.path).toBe('overview');
    expect(SECTIONS.at(-1)?.path).toBe('wash');
  });

  it('leads to every other page from the one it belongs to', () => {
    for (const { path, parent } of CATALOGUE) {
      if (parent === undefined) continue;
      expect(entryAt(parent)?.parent, `${parent} stands in the menu`).toBeUndefined();
      expect(waysInside(parent), path).toContain(path);
    }
  });

  it('leads nowhere that is no page', () => {
    const ways = paths.flatMap((path) => waysInside(path).map((to) => ({ path, to })));
    expect(ways.length).toBeGreaterThan(40);
    expect(ways.filter(({ to }) => !paths.includes(to))).toEqual([]);
  });

  it('leads elsewhere by addresses that a browser opens', () => {
    const away = paths.flatMap((path) =>
      linksOf(pages.get(path)).flatMap((link) => ('href' in link ? link.href : [])),
    );
    expect(away.length).toBeGreaterThan(100);
    for (const href of away) expect(new URL(href).protocol, href).toMatch(/^(https?|mailto):$/);
  });

  it('lights the entry that a page belongs to, whatever its address says', () => {
    const odd = entryAt('community/rapid-response');
    expect(odd && sectionOf(odd).path).toBe('community-engagement');
    for (const entry of CATALOGUE) expect(SECTIONS).toContain(sectionOf(entry));
    expect(SECTIONS.flatMap((section) => [section, ...childrenOf(section)])).toEqual(CATALOGUE);
  });

  it('says everything in all four languages', () => {
    const texts = (language: Language) => textsIn(inLanguage([sections, operationalToolbox], language));
    const [english, arabic] = [texts('en'), texts('ar')];
    expect(english.length).toBeGreaterThan(1000);
    // A text of several words that is the same in Arabic was forgotten.
    expect(english.filter((text, at) => text === arabic[at] && text.includes(' '))).toEqual([]);
  });

  it('says something on each page, under a heading on each block', () => {
    for (const [path, { intro = [], blocks }] of pages) {
      expect(intro.length + blocks.length, path).toBeGreaterThan(0);
      for (const block of blocks) {
        if (block.kind === 'section') expect(block.title, path).toBeDefined();
        expect(textsIn(block).length + Object.keys(block).length, path).toBeGreaterThan(1);
      }
    }
  });

  it('is where every old address leads', () => {
    const addresses = OLD_ADDRESSES.map(([section, service]) => catalogueAddress(section, service));
    expect(addresses.length).toBeGreaterThan(70);
    for (const address of addresses) expect(paths, address).toContain(address.replace(ROOT, ''));
    expect(catalogueAddress('basecamp', 'no-such')).toBe(`${ROOT}basecamp`);
    expect(catalogueAddress('other', '')).toBe(`${ROOT}overview`);
    expect(catalogueAddress('Basecamp', '')).toBe(`${ROOT}overview`);
    expect(catalogueAddress('infoMgt', 'surge-information-management-support-sims')).toBe(
      'https://rcrcsims.org/',
    );
    // Each service of the old catalogue has its page, so each page has an old address.
    expect(new Set(addresses).size).toBe(75);
  });
});

describe('a search in it', () => {
  const find = (words: string, language: 'en' | 'fr' | 'es' | 'ar' = 'en') =>
    searchCatalogue(
      { entries: CATALOGUE, names: namesIn(language), pages: pagesIn(language) },
      words,
      language,
    ).map(({ entry }) => entry.path);

  it('finds titles before texts, in the language of the reader', () => {
    expect(find('cholera').slice(0, 2)).toEqual([
      'health/eru-chlorea-treatment',
      'health/community-case-management-chlorea',
    ]);
    expect(find('cholera').length).toBeGreaterThan(2);
    expect(find('CHOLÉRA', 'fr')).toContain('health/eru-chlorea-treatment');
    expect(find('كوليرا', 'ar')).toContain('health/eru-chlorea-treatment');
  });

  it('wants every word, and knows who provides a service', () => {
    expect(find('m15 filtration')).toContain('wash/m15-eru');
    expect(find('danish red cross base camp')).toContain('basecamp/eru-small');
    expect(find('zebra crossing')).toEqual([]);
    expect(find('   ')).toEqual([]);
  });

  it('quotes the text in which it found a word', () => {
    const catalogue = { entries: CATALOGUE, names: namesIn('en'), pages };
    const hit = searchCatalogue(catalogue, 'solar', 'en').find(
      ({ entry }) => entry.path === 'basecamp/eru-small',
    );
    expect(hit?.excerpt).toContain('solar');
  });
});

describe('measures', () => {
  it('are written as each language writes them', () => {
    expect(writeWeight({ from: 450, to: 500 }, 'en')).toEqual({ number: '450–500', unit: 'kilograms' });
    expect(writeWeight({ from: 22_000 }, 'en')).toEqual({ number: '22', unit: 'tonnes' });
    expect(writeVolume({ from: 2.5 }, 'fr')).toEqual({ number: '2,5', unit: 'cubicMetres' });
    expect(writeCost({ from: 1_000_000 }, 'es').number).toMatch(/^1\.000\.000\sCHF$/);
  });

  it('are words where they are no numbers', () => {
    expect(writeCost({ text: 'variable' }, 'fr')).toEqual({ text: 'variable' });
  });
});

it('marks the pages elsewhere that ask for a login of the federation', () => {
  expect(asksForLogin('https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/x')).toBe(true);
  expect(asksForLogin('https://fednet.ifrc.org/en/')).toBe(true);
  expect(asksForLogin('https://www.ifrc.org/')).toBe(false);
  expect(asksForLogin('nonsense')).toBe(false);
});
