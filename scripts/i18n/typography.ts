import type { Language } from '#contracts/languages.ts';

interface Rule {
  wrong: RegExp;
  problem: string;
}

const EVERYWHERE: readonly Rule[] = [
  { wrong: /\.{3}/, problem: 'writes three full stops instead of …' },
  { wrong: / …/, problem: 'has a space before …' },
  { wrong: / {2}|^ | $/, problem: 'has a space too many' },
];

/** What a text of each language must not look like. Spaces in French: U+202F before `: ; ! ? % »` and after «. */
const RULES: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [
    { wrong: /[ \u00A0][:;!?%»]/, problem: 'needs a narrow no-break space (U+202F) before : ; ! ? % »' },
    {
      wrong: /\p{L}[;!?»]|\p{L}:(?=\s)/u,
      problem: 'needs a narrow no-break space (U+202F) before : ; ! ? »',
    },
    { wrong: /«(?!\u202F)/, problem: 'needs a narrow no-break space (U+202F) after «' },
    { wrong: /'/, problem: "writes ' instead of ’" },
    { wrong: /"|“|”/, problem: 'quotes by « »' },
  ],
  es: [
    { wrong: /^[^¿]*\?/, problem: 'opens a question by ¿' },
    { wrong: /^[^¡]*[^\s!]!(?!\w)/, problem: 'opens an exclamation by ¡' },
    { wrong: /"|“|”/, problem: 'quotes by « »' },
    { wrong: /[ \u00A0][:;]/, problem: 'has a space before : or ;' },
  ],
  ar: [
    { wrong: /[\u0600-\u06FF][,;?]/, problem: 'needs the Arabic ، ؛ ؟' },
    { wrong: /[٠-٩]/, problem: 'writes figures in Latin digits' },
    { wrong: /\u0627\u064B/, problem: 'writes ًا, the mark before the alef' },
    { wrong: /"|“|”/, problem: 'quotes by « »' },
    { wrong: /(?<=^|\s)-\d/, problem: 'needs U+200E before a minus' },
    {
      wrong: /[\u2068\u2066\u2067]\{/,
      problem: 'isolates a placeholder by hand: isolatePlaceholders does it',
    },
  ],
};

/** English is what the specification says where it says it, marks included: these are its words elsewhere. */
const ENGLISH: readonly Rule[] = [
  { wrong: /\b(some|any|every)body\b|\bnobody\b/i, problem: 'writes someone, anyone, everyone, no one' },
  { wrong: /\be-mail\b/i, problem: 'writes email' },
  { wrong: /\buser name\b/i, problem: 'writes username' },
  { wrong: /\borganisation/i, problem: 'writes organization' },
];

/** How a text breaks the rules of its language for spaces, quotes, marks and, in English, words, a sentence each. */
export function checkTypography(name: string, text: string, language: Language): string[] {
  const rules = language === 'en' ? ENGLISH : [...EVERYWHERE, ...(RULES[language] ?? [])];
  return rules
    .filter(({ wrong }) => wrong.test(text))
    .map(({ problem }) => `${name}: ${language} ${problem}.`);
}
