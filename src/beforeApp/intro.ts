import type { Language } from '#contracts/languages.ts';
import { INTRO_ELEMENT, type PageIntro, type PageIntros } from '#contracts/pageIntro.ts';
import type { Glimpse } from './glimpse.ts';
import { signInForm } from './signIn.ts';

interface About {
  /** Over all of it the app will say which environment this is. */
  hasNotice: boolean;
  isSignedIn: boolean;
}

/**
 * Shows what the page is about, in the reader's language, until the app has drawn the head of a page: from the first bytes what its server
 * has written into it, and what the returned function is told of its first answer.
 */
export function introduce(language: Language, { hasNotice, isSignedIn }: About): (seen: Glimpse) => void {
  const intro = document.createElement('div');
  intro.className = 'starting-intro';
  intro.toggleAttribute('data-notice', hasNotice);
  const watcher = new MutationObserver(place);
  const written = document.getElementById(INTRO_ELEMENT)?.textContent;
  const known = written ? (JSON.parse(written) as PageIntros)[language] : undefined;
  intro.toggleAttribute('data-known', known !== undefined);
  const signIn = known?.signIn && !isSignedIn ? signInForm(known.signIn) : undefined;
  if (known) show(headOf(known), signIn ? bodyOf(signIn.form) : '');
  return ({ heading, rows = [] }) => {
    if (heading) show(headOf({ heading, text: '', hasWay: true }));
    if (known && rows.length > 0) show(bodyOf(listOf(rows)));
  };

  function show(...parts: (HTMLElement | string)[]) {
    const root = document.getElementById('root');
    // An answer that comes late may be that of a page that was left.
    if (root && !root.querySelector('.starting')) return;
    intro.append(...parts);
    // Told before anything is painted: the page itself is not read to its end, and later nothing is seen twice.
    watcher.observe(document.documentElement, { childList: true, subtree: true });
    place();
  }

  function place() {
    const root = document.getElementById('root');
    if (root?.querySelector('h1')) {
      if (signIn?.handOver(root) !== false) watcher.disconnect();
      intro.remove();
    } else if (root && !intro.isConnected) {
      root.before(intro);
      // As the app begins such a page (`focusStart`).
      signIn?.form.querySelector('input')?.focus({ preventScroll: true });
    }
  }
}

function headOf({ heading, text, hasWay }: PageIntro): HTMLElement {
  const head = element('div', 'starting-head');
  head.toggleAttribute('data-way', hasWay);
  const inner = head.appendChild(element('div'));
  for (const words of [heading, text]) if (words) inner.appendChild(element('p')).append(...inOrder(words));
  return head;
}

/** Where the page will stand. */
function bodyOf(content: HTMLElement): HTMLElement {
  const body = element('div', 'starting-body');
  body.append(content);
  return body;
}

function listOf(rows: NonNullable<Glimpse['rows']>): HTMLElement {
  const list = element('ul');
  for (const { text, address } of rows) {
    const name = list.appendChild(element('li')).appendChild(element(address ? 'a' : 'span'));
    if (address) name.setAttribute('href', address);
    name.append(...inOrder(text));
  }
  return list;
}

const DATE = /(\d+(?:-\d+)+)/;
const READ_FROM_RIGHT = /[\u0590-\u08ff]/;

/** As the app writes names (`Unbroken`, `English`): dates as they are, and what nobody translated from its own side. */
function inOrder(text: string): (string | HTMLElement)[] {
  const pieces = text.split(DATE).map((piece, index) => (index % 2 ? apart('ltr', piece) : piece));
  return document.dir !== 'rtl' || READ_FROM_RIGHT.test(text) ? pieces : [apart('auto', ...pieces)];
}

function apart(dir: string, ...pieces: (string | HTMLElement)[]): HTMLElement {
  const part = Object.assign(element('bdi'), { dir });
  part.append(...pieces);
  return part;
}

function element(tag: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), className && { className });
}
