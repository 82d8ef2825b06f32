/**
 * Whoever leads, whoever coordinates, everybody else: told apart by the words of their positions, in each language that the API
 * answers in.
 */
const LEVELS: readonly (readonly [level: TeamLevel, words: RegExp])[] = [
  [
    'lead',
    /(^|\P{L})(manager|head|leader|chief|cheff?e?|responsable|jef[ea]|gerente|مديرة?|رئيسة?|قائدة?)(?!\p{L})/iu,
  ],
  ['coordination', /(^|\P{L})(coordinat|coordonnat|coordinad|coordinaci|منسق|تنسيق)/iu],
];

export type TeamLevel = 'lead' | 'coordination' | 'support';
export const TEAM_LEVELS: readonly TeamLevel[] = ['lead', 'coordination', 'support'];

interface Member {
  role?: string | null | undefined;
}

/** The people of a team by position, from those who lead down; positions by name. Levels without anybody are left out. */
export function teamOf<Person extends Member>(people: readonly Person[]) {
  return TEAM_LEVELS.map((level) => ({
    level,
    positions: byPosition(people.filter(({ role }) => levelOf(role ?? '') === level)),
  })).filter(({ positions }) => positions.length > 0);
}

const levelOf = (role: string): TeamLevel => LEVELS.find(([, words]) => words.test(role))?.[0] ?? 'support';

function byPosition<Person extends Member>(people: readonly Person[]) {
  const found = new Map<string, Person[]>();
  for (const person of people)
    found.set(person.role || '--', [...(found.get(person.role || '--') ?? []), person]);
  return [...found]
    .map(([role, own]) => ({ role, people: own }))
    .sort((one, other) => one.role.localeCompare(other.role));
}
