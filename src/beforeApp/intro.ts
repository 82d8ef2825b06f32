import type { Language } from '#contracts/languages.ts';
import { INTRO_ELEMENT, type PageIntro, type PageIntros } from '#contracts/pageIntro.ts';
import { isMemberReader, type Reader } from '#src/domain/reader.ts';
import type { EarlyForm } from './earlyForm.ts';
import { element } from './element.ts';
import type { Glimpse } from './glimpse.ts';
import { headOf } from './head.ts';
import { listOf } from './list.ts';
import { firstQuestion } from './question.ts';
import { signInForm } from './signIn.ts';

interface About {
  /** Over all of it the app will say which environment this is. */
  hasNotice: boolean;
  /** Undefined for whoever has just signed in. */
  reader: Reader | undefined;
}

/**
 * Shows what the page is about, in the reader's language, until the app has drawn the head of a page: from the first bytes what its server
 * has written into it, and what the returned function is told of its first answer.
 */
export function introduce(language: Language, { hasNotice, reader }: About): (seen: Glimpse) => void {
  const intro = element('div', { className: 'starting-intro' });
  intro.toggleAttribute('data-notice', hasNotice);
  const watcher = new MutationObserver(place);
  const written = document.getElementById(INTRO_ELEMENT)?.textContent;
  const told = written ? (JSON.parse(written) as PageIntros)[language] : undefined;
  const known = told?.isForMembers && !isMemberReader(reader) ? undefined : told;
  intro.toggleAttribute('data-known', known !== undefined);
  const early = known && earlyForm(known, reader);
  if (known) show(headOf(known), early ? bodyOf(early.form) : '');
  return ({ heading, figures, rows = [] }) => {
    if (heading) show(headOf({ heading, text: '', hasWay: true }));
    if (figures) fill(figures);
    if (known && rows.length > 0) show(bodyOf(listOf(rows)));
  };

  function fill(values: readonly string[]) {
    for (const [index, value] of intro.querySelectorAll('.starting-value').entries())
      value.textContent = values[index] ?? '';
  }

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
      if (early?.handOver(root) !== false) watcher.disconnect();
      intro.remove();
    } else if (root && !intro.isConnected) {
      root.before(intro);
      // As the app begins such a page (`focusStart`).
      early?.first?.focus({ preventScroll: true });
    }
  }
}

function earlyForm({ signIn, question }: PageIntro, reader: Reader | undefined): EarlyForm | undefined {
  if (signIn && reader === 'visitor') return signInForm(signIn);
  // A form that is gone on with, or begun as another one, knows more than its page does.
  const isNew = window.location.search === '' && !(window.history.state as { usr?: unknown } | null)?.usr;
  return question && isNew ? firstQuestion(question) : undefined;
}

/** Where the page will stand. */
const bodyOf = (content: HTMLElement) => element('div', { className: 'starting-body' }, content);
