/** One of a list to choose from. `key`: unique in its list. `group`: heads all options that share it. */
export interface SelectOption {
  readonly key: string;
  readonly label: string;
  readonly group?: string | undefined;
}

/** A list of options made ready to be shown, found and filtered. */
export interface OptionIndex {
  /** Options without a group first, then group by group in the order in which groups first appear; else as given. */
  readonly arranged: readonly SelectOption[];
  find(key: string): SelectOption | undefined;
  /**
   * The options whose label holds every word of the keyword, in their order; where there are no groups, those that begin
   * with the keyword come first. Capitals, accents and Arabic spelling variants make no difference.
   */
  filter(keyword: string): readonly SelectOption[];
}

const indexes = new WeakMap<readonly SelectOption[], OptionIndex>();

/** The index of a list, made once for each list, its costly parts when first asked for: a keystroke never pays again. */
export function optionIndex(options: readonly SelectOption[]): OptionIndex {
  const index = indexes.get(options) ?? createIndex(options);
  indexes.set(options, index);
  return index;
}

function createIndex(options: readonly SelectOption[]): OptionIndex {
  const hasGroups = options.some(({ group }) => group !== undefined);
  const arranged = hasGroups ? byGroup(options) : options;
  let byKey: ReadonlyMap<string, SelectOption> | undefined;
  let folded: readonly string[] | undefined;
  return {
    arranged,
    find(key) {
      byKey ??= new Map(options.map((option) => [option.key, option]));
      return byKey.get(key);
    },
    filter(keyword) {
      const sought = fold(keyword.trim());
      if (sought === '') return arranged;
      folded ??= foldAll(arranged.map(({ label }) => label));
      return matching(arranged, folded, sought, !hasGroups);
    },
  };
}

function byGroup(options: readonly SelectOption[]) {
  const groups = new Map<string | undefined, SelectOption[]>([[undefined, []]]);
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups.values()].flat();
}

function matching(
  options: readonly SelectOption[],
  folded: readonly string[],
  sought: string,
  isRanked: boolean,
) {
  const words = sought.split(/\s+/);
  const [first, others]: SelectOption[][] = [[], []];
  options.forEach((option, index) => {
    const label = folded[index] ?? '';
    if (!words.every((word) => label.includes(word))) return;
    (isRanked && label.startsWith(sought) ? first : others)?.push(option);
  });
  return [...(first ?? []), ...(others ?? [])];
}

/** Letters that Unicode does not take apart, and those that Arabic and typing use for each other. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '’': "'",
  ة: 'ه',
  ى: 'ي',
  // The stroke that only stretches a word.
  ـ: '',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');

/**
 * Accents and the Arabic vowel signs, by range: `\p{M}` says the same and takes ten times as long. And marks of direction, which come
 * along where a name was copied.
 */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06ed\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that take more than making them small. */
const OTHERS = /[^ -~]+/g;

/** A text as it is compared: without capitals, accents and vowel signs, in one spelling. */
function fold(text: string): string {
  return foldWith(new Map(), text);
}

/** To take letters apart is costly, and the labels of a list have the same ones again and again: each is done once. */
function foldAll(labels: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  return labels.map((label) => foldWith(known, label));
}

function foldWith(known: Map<string, string>, text: string): string {
  return text
    .replace(OTHERS, (letters) => {
      const folded = known.get(letters) ?? foldLetters(letters);
      known.set(letters, folded);
      return folded;
    })
    .toLowerCase();
}

function foldLetters(letters: string): string {
  return letters
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => SAME_LETTERS[letter] ?? letter);
}
