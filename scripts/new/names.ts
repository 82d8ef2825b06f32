/** What a new thing is called, in every spelling that its files need. */
export interface Names {
  /** `shelterKit` */
  one: string;
  /** `shelterKits` */
  many: string;
  /** `ShelterKit` */
  One: string;
  Many: string;
  /** `shelter_kit`: tables and addresses of the API. */
  table: string;
  /** `shelter-kits`: addresses of the app. */
  path: string;
  /** `shelter kit` and `shelter kits`, in sentences. */
  word: string;
  words: string;
  /** `a shelter kit` */
  aWord: string;
}

/** Takes a noun in camelCase, in the singular: `shelterKit`. Throws where it is none. */
export function namesOf(one: string): Names {
  if (!/^[a-z][a-zA-Z]*$/.test(one)) throw new Error(`"${one}" is no name in camelCase, such as shelterKit.`);
  const many = pluralOf(one);
  const word = spaced(one);
  return {
    one,
    many,
    One: capital(one),
    Many: capital(many),
    table: word.replaceAll(' ', '_'),
    path: spaced(many).replaceAll(' ', '-'),
    word,
    words: spaced(many),
    aWord: `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
  };
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** French as it is set: marks of two parts and quotes stand apart by a narrow space that no line breaks at. */
export const spacedFrench = (text: string) =>
  text.replace(/ ([:;!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function pluralOf(noun: string) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
