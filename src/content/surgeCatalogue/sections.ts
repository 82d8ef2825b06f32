import type { CataloguePage } from '../schema.ts';

/** The pages of one section, by their paths. */
export type SectionPages = Readonly<Record<string, CataloguePage>>;

interface SectionFile {
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly pages: unknown;
}

/**
 * Fetches what the pages of a section say, all in one file: whoever reads one of them reads another, the comparison and the
 * search want them all, and each file more costs the first load of the app some bytes.
 */
const LOADERS: Readonly<Record<string, () => Promise<{ default: SectionFile }>>> = {
  overview: () => import('../data/surgeCatalogue/sections/overview.json'),
  basecamp: () => import('../data/surgeCatalogue/sections/basecamp.json'),
  cash: () => import('../data/surgeCatalogue/sections/cash.json'),
  other: () => import('../data/surgeCatalogue/sections/other.json'),
  communication: () => import('../data/surgeCatalogue/sections/communication.json'),
  'community-engagement': () => import('../data/surgeCatalogue/sections/community-engagement.json'),
  'emergency-needs-assessment': () =>
    import('../data/surgeCatalogue/sections/emergency-needs-assessment.json'),
  health: () => import('../data/surgeCatalogue/sections/health.json'),
  'information-management': () => import('../data/surgeCatalogue/sections/information-management.json'),
  'information-technology': () => import('../data/surgeCatalogue/sections/information-technology.json'),
  livelihood: () => import('../data/surgeCatalogue/sections/livelihood.json'),
  logistics: () => import('../data/surgeCatalogue/sections/logistics.json'),
  'operations-management': () => import('../data/surgeCatalogue/sections/operations-management.json'),
  pgi: () => import('../data/surgeCatalogue/sections/pgi.json'),
  pmer: () => import('../data/surgeCatalogue/sections/pmer.json'),
  relief: () => import('../data/surgeCatalogue/sections/relief.json'),
  security: () => import('../data/surgeCatalogue/sections/security.json'),
  shelter: () => import('../data/surgeCatalogue/sections/shelter.json'),
  wash: () => import('../data/surgeCatalogue/sections/wash.json'),
};

export const SECTION_FILES = Object.keys(LOADERS);

/** The pages of a section's file with what they share put in its places. Rejects where there is no such file. */
export async function fetchSection(file: string): Promise<SectionPages> {
  const loader = LOADERS[file];
  if (!loader) throw new Error(`The catalogue has no section ${file}.`);
  const { shared = {}, pages } = (await loader()).default;
  return filledIn(pages, shared) as SectionPages;
}

/** `{ "$use": "key" }` stands for what is shared under that key, which may use others in turn. */
function filledIn(content: unknown, shared: Readonly<Record<string, unknown>>): unknown {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((part) => filledIn(part, shared));
  if ('$use' in content) {
    const used = shared[String(content.$use)];
    if (used === undefined) throw new Error(`Nothing is shared as ${content.$use}.`);
    return filledIn(used, shared);
  }
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, filledIn(part, shared)]));
}
