import type { IOptions } from 'sanitize-html';

const WHOLE_PIXELS = /^\d+px$/;
const PIXELS = /^\d+(\.\d+)?px$/;
const ANYTHING = /./;

/** Style properties and what their values must look like. `*`: on every element that may have a style at all. */
const ALLOWED_STYLES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { 'padding-left': WHOLE_PIXELS, 'font-size': WHOLE_PIXELS, 'text-align': ANYTHING },
  iframe: { width: PIXELS, height: PIXELS, border: ANYTHING },
};

/** Of the style of an element with this tag what it may have, by property. `read`: what the browser has read, empty for none. */
export function allowedStyle(tag: string, read: (property: string) => string): Record<string, string> {
  const found = Object.entries({ ...ALLOWED_STYLES['*'], ...ALLOWED_STYLES[tag] }).flatMap(
    ([name, pattern]) => {
      const value = read(name);
      return pattern.test(value) ? [[name, value] as const] : [];
    },
  );
  return Object.fromEntries(found);
}

const STYLE = 'style';

/**
 * What rich text may consist of. Whatever is not listed goes; the words inside of it stay, unless it never showed them.
 * Source: product specification, section 5.
 */
export const SANITISE_RULES = {
  allowedTags: [
    ...['p', 'br', 'hr', 'span', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'i', 'em', 'u', 'li', 'ul', 'ol', 'a'],
    ...['table', 'thead', 'tbody', 'th', 'tr', 'td', 'dd', 'dt', 'dl'],
    ...['sub', 'sup', 'img', 'svg', 'pre', 'cite', 'code', 'q', 'iframe'],
  ],
  allowedAttributes: {
    p: [STYLE],
    span: [STYLE],
    div: [STYLE],
    img: [STYLE, 'src', 'width', 'height', 'alt'],
    iframe: [STYLE, 'src', 'width', 'height', 'frameborder'],
    a: [STYLE, 'href'],
  },
  allowedSchemes: ['http', 'https', 'data'],
  // `allowedStyle` sees to them where the browser itself has read them: to parse them before would take a parser of styles along.
  parseStyleAttributes: false,
  // Words that no browser shows are no part of the text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'template', 'title'],
  // Deeper than anybody writes, and before a browser gives up.
  nestingLimit: 100,
} satisfies IOptions;
