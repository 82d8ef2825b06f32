import { configure, prettyDOM } from '@testing-library/react';

/**
 * What queries by role spend most of their time on, done once where jsdom and the library do it anew each time: half of what view
 * tests took of the processor. What a test sees is the same.
 */

// Where something is waited for, the errors of all attempts but the last are thrown away: the page is drawn for who reads one.
configure({
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get() {
        text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
        return text;
      },
      set(value: string) {
        text = value;
      },
    });
    return error;
  },
});

const compute = window.getComputedStyle;
let known = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

function forget() {
  known = new WeakMap();
}

// A style is the same until the page changes.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !element.isConnected) return compute(element, pseudo);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? compute(element);
  known.set(element, style);
  return style;
};
