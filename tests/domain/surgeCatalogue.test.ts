import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contracts/languages.ts';
import { TOOLBOX_AREAS } from '#src/content/operationalToolbox/areas.ts';
import {
  CatalogueEntry,
  type CatalogueLink,
  CataloguePage,
  ToolboxArea,
  Translated,
} from '#src/content/schema.ts';
import { fetchAllPages } from '#src/content/surgeCatalogue/fetchPage.ts';
import { writeCost, writeVolume, writeWeight } from '#src/content/surgeCatalogue/measures.ts';
import { searchCatalogue } from '#src/content/surgeCatalogue/search.ts';
import { fetchSection, SECTION_FILES } from '#src/content/surgeCatalogue/sections.ts';
import { SOCIETIES } from '#src/content/surgeCatalogue/societies.ts';
import { CATALOGUE, childrenOf, entryAt, SECTIONS, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { textsIn } from '#src/content/texts.ts';
import { catalogueAddress, OLD_ADDRESSES } from '#src/core/routes/catalogueRedirects.ts';
import { asksForLogin } from '#src/domain/federationLogin.ts';

const ROOT = '/surge/catalogue/';
const _PAGES = fileURLToPath(new URL('../../src/content/surgeCatalogue/pages', import.meta.url));
const paths = CATALOGUE.map(({ path }) => path);

let pages: ReadonlyMap<string, CataloguePage>;
beforeAll(async () => {
  pages = await fetchAllPages();
});

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
      ...[...pages].map(([path, page]) => ({ where: path, error: CataloguePage.safeParse(page).error })),
      ...CATALOGUE.map((entry) => ({ where: entry.path, error: CatalogueEntry.safeParse(entry).error })),
      ...TOOLBOX_AREAS.map((area) => ({ where: area.id, error: ToolboxArea.safeParse(area).error })),
      ...Object.entries(SOCIETIES).map(([where, name]) => ({
        where,
        error: Translated.safeParse(name).error,
      })),
    ].filter(({ error }) => error);
    expect(problems.map(({ where, error }) => `${where}: ${error?.message}`)).toEqual([]);
  });

  it('names societies that are known', () => {
    const named = [...pages.values()].flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'specifications' ? (block.societies ?? []) : [])),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !(name in SOCIETIES))).toEqual([]);
  });
});

describe('the catalogue of surge services', () => {
  it('has a row and a file for each of its 75 pages, and none besides', async () => {
    expect(paths).toHaveLength(75);
    expect(new Set(paths).size).toBe(75);
    const sections = await Promise.all(SECTION_FILES.map(fetchSection));
    expect(sections.flatMap(Object.keys).sort()).toEqual([...paths].sort());
    expect([...pages.keys()].sort()).toEqual([...paths].sort());
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
    const texts = [
      ...textsIn(CATALOGUE),
      ...textsIn([...pages.values()]),
      ...Object.values(SOCIETIES),
      ...textsIn(TOOLBOX_AREAS),
    ];
    expect(texts.length).toBeGreaterThan(1000);
    const wanting = texts.filter((text) => LANGUAGES.some((language) => !text[language]?.trim()));
    expect(wanting).toEqual([]);
    // A text of several words that is the same in Arabic was forgotten.
    expect(texts.filter(({ en, ar }) => en === ar && en.includes(' '))).toEqual([]);
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
    searchCatalogue(CATALOGUE, pages, words, language).map(({ entry }) => entry.path);

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
    const hit = searchCatalogue(CATALOGUE, pages, 'solar', 'en').find(
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
    const text = { en: 'varies', fr: 'variable', es: 'variable', ar: 'متغير' };
    expect(writeCost({ text }, 'fr')).toEqual({ text: 'variable' });
  });
});

it('marks the pages elsewhere that ask for a login of the federation', () => {
  expect(asksForLogin('https://ifrcorg.sharepoint.com/:b:/s/IFRCSharing/x')).toBe(true);
  expect(asksForLogin('https://fednet.ifrc.org/en/')).toBe(true);
  expect(asksForLogin('https://www.ifrc.org/')).toBe(false);
  expect(asksForLogin('nonsense')).toBe(false);
});
