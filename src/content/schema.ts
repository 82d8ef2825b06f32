import * as z from '#contracts/zod.ts';

/**
 * What the content in `data/` is made of: the catalogue of surge services and the operational toolbox, which an officer
 * writes and which are no code. Tests hold every file to it; the app takes its types from here and parses nothing.
 * In a file of the catalogue `{ "$use": "key" }` stands for what the file's `shared` has under that key, and a society for its
 * name in `societies.json`. The build fills both in and gives each reader the texts of their language (`scripts/lib/contentPlugin.mjs`).
 */

/** A text in each language of the product, side by side, so that whoever changes one sees the others. */
export const Translated = z.strictObject({
  en: z.string(),
  fr: z.string(),
  es: z.string(),
  ar: z.string(),
});

const texts = z.optional(z.array(Translated));

/** To another page of the catalogue (`to`, its path below /surge/catalogue/), or away (`href`, opened in a new tab). */
const CatalogueLink = z.union([
  z.strictObject({ label: Translated, to: z.string() }),
  z.strictObject({ label: Translated, href: z.url() }),
]);

/** `title`: the page's own, or `sharedTitle`: one that many pages share. */
const CatalogueCard = z.strictObject({
  title: z.optional(Translated),
  sharedTitle: z.optional(z.enum(['roleProfiles', 'eruRoleProfiles', 'competencyFramework'])),
  text: z.optional(Translated),
  links: z.array(CatalogueLink),
});

/** A group of cards: who can be sent, what is offered, where to read on. */
const CardsBlock = z.strictObject({
  kind: z.enum(['rapidResponsePersonnel', 'serviceCards', 'resourceCards']),
  cards: z.array(CatalogueCard),
});

/**
 * The blocks whose heading is the same on each page, and `section`, which brings its own.
 * `title`: instead of the kind's own heading. `labelled`: a term with what it means.
 */
const TextBlock = z.strictObject({
  kind: z.enum([
    'overview',
    'capacity',
    'services',
    'designedFor',
    'components',
    'variation',
    'resources',
    'notes',
    'roleProfiles',
    'section',
  ]),
  title: z.optional(Translated),
  paragraphs: texts,
  items: texts,
  labelled: z.optional(z.array(z.strictObject({ label: Translated, text: Translated }))),
  links: z.optional(z.array(CatalogueLink)),
});

const PersonnelBlock = z.strictObject({
  kind: z.literal('personnel'),
  total: z.optional(Translated),
  composition: texts,
  notes: texts,
});

/** Without `to` it is one number. `text`: "per camp", "per month"; or the whole measure when it is no number ("varies"). */
const Measure = z.strictObject({
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  text: z.optional(Translated),
});

/**
 * Numbers with their units, so that they are written in each language's way and services can be held side by side: `weight`
 * in kilograms, `volume` in cubic metres, `cost` in Swiss francs, indicative. `societies`: who provides the service;
 * `providers`: who does when that is no list of National Societies, or what is to be said beside the list.
 */
const SpecificationsBlock = z.strictObject({
  kind: z.literal('specifications'),
  weight: z.optional(Measure),
  volume: z.optional(Measure),
  cost: z.optional(Measure),
  societies: texts,
  providers: z.optional(Translated),
  notes: texts,
});

const CatalogueBlock = z.union([CardsBlock, TextBlock, PersonnelBlock, SpecificationsBlock]);

/** A page of the catalogue: what it is about, then its blocks in the order shown. */
export const CataloguePage = z.strictObject({ intro: texts, blocks: z.array(CatalogueBlock) });

/**
 * Where a page stands, in the order of the menu. `path`: its address below /surge/catalogue/; `parent`: the page it belongs
 * to, whatever its address says, without one it stands in the menu; `title` and `menuLabel`, for where that is too long for a menu:
 * in English, their translations are strings of the app (`surgeCatalogue/strings.ts`);
 * `isCompared`: its services are of one kind, shown side by side as well; `eruType`: a key of `deployments_eru_type`.
 */
export const CatalogueEntry = z.strictObject({
  path: z.string(),
  parent: z.optional(z.string()),
  title: z.string(),
  menuLabel: z.optional(z.string()),
  isCompared: z.optional(z.boolean()),
  eruType: z.optional(z.number()),
});

/**
 * What is done when: `from` and `to` in columns of the timeline (0 is the disaster, 1 the end of its first week, 4 the end
 * of its first month, and each column after that a month, up to 7; indicative); `href`: the tool for it.
 */
const ToolboxStep = z.strictObject({
  label: Translated,
  from: z.number(),
  to: z.number(),
  href: z.url(),
});

/** A lane of the toolbox: an area of work, the folder of its tools, what is to be done before the disaster, and its steps. */
export const ToolboxArea = z.strictObject({
  id: z.string(),
  name: Translated,
  folder: z.url(),
  preDisaster: z.array(Translated),
  steps: z.array(ToolboxStep),
});

/** As it comes to a reader: each text in their language alone. */
type Told<T> = T extends Translated
  ? string
  : T extends object
    ? { readonly [Key in keyof T]: Told<T[Key]> }
    : T;
type Content<Schema> = Told<z.output<Schema>>;

export type Translated = z.output<typeof Translated>;
export type CatalogueLink = Content<typeof CatalogueLink>;
export type CatalogueCard = Content<typeof CatalogueCard>;
export type CardsBlock = Content<typeof CardsBlock>;
export type TextBlock = Content<typeof TextBlock>;
export type PersonnelBlock = Content<typeof PersonnelBlock>;
export type SpecificationsBlock = Content<typeof SpecificationsBlock>;
export type CatalogueBlock = Content<typeof CatalogueBlock>;
export type CataloguePage = Content<typeof CataloguePage>;
export type CatalogueEntry = Content<typeof CatalogueEntry>;
export type Measure = Content<typeof Measure>;
export type ToolboxStep = Content<typeof ToolboxStep>;
export type ToolboxArea = Content<typeof ToolboxArea>;
