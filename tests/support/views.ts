import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import './quickQueries.ts';
import { selectPart } from '#machines/lazyPart.ts';
import { SelectPopup } from '#src/components/Select/index.tsx';

// A limit for a busy machine: what is looked for is taken as soon as it is there.
configure({ asyncUtilTimeout: 60_000 });

/** As on a page that has settled: a select has its list at hand. */
beforeAll(async () => {
  SelectPopup.preload();
  await vi.waitUntil(() => selectPart(SelectPopup.actor().getSnapshot()), { timeout: 60_000 });
});

/** Files share what they import: what is on its way when one ends would be lost to those that follow. */
afterAll(() => vi.dynamicImportSettled());

/** What React and the code under test complain of on the console fails the test that caused it. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isUnknownTag(words)) complaints.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // A form keeps its step there, and other files share the window.
  window.history.replaceState(null, '', '/');
  expect(complaints, 'the console must stay silent').toEqual([]);
});

/** jsdom does not know the element `search` yet; browsers do. */
function isUnknownTag([text, tag]: unknown[]) {
  return String(text).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}

/** For the test whose subject complains on purpose: takes what was said, so that it fails nothing. */
export function takeComplaints(): unknown[][] {
  return complaints.splice(0);
}

const REM_PX = 16;

// jsdom has a width, which it lets be changed, but asks no query about it.
window.matchMedia ??= (query) => {
  const [, rem = 0] = /max-width: ([\d.]+)rem/.exec(query) ?? [];
  const matches = window.innerWidth <= Number(rem) * REM_PX;
  return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
};

// jsdom knows <dialog> but not how to open one: the parts that our code and its tests rely on, in HTML's words.
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};

// It lays out nothing: no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// It hides every popover as browsers do, but shows none.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block';
};

HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  this.style.display = 'none';
};

// It knows no places on a screen: everything counts as near.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
