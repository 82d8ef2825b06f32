import type { SignInWords } from '#contracts/pageIntro.ts';
import type { EarlyForm } from './earlyForm.ts';
import { element } from './element.ts';

/** The form to sign in by. */
export function signInForm(words: SignInWords): EarlyForm {
  const path = window.location.pathname;
  let isSent = false;
  /** The press of the button that has not ended yet; `form`: the one that is there by now. */
  let press: { form?: HTMLFormElement } | undefined;
  const username = element('input', { name: 'username', autocomplete: 'username' });
  const password = element('input', {
    name: 'password',
    autocomplete: 'current-password',
    type: 'password',
  });
  const button = element('button', {}, words.submit);
  const form = element(
    'form',
    { className: 'starting-card starting-sign-in', noValidate: true },
    element('label', {}, words.username, username),
    element('label', {}, words.password, password),
    button,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
    button.setAttribute('aria-busy', 'true');
  });
  button.addEventListener('pointerdown', () => {
    const own: typeof press = {};
    press = own;
    const end = ({ type, target }: Event) => {
      press = undefined;
      if (type === 'pointerup' && target instanceof Node && own.form?.contains(target))
        own.form.requestSubmit();
      delete own.form;
    };
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { once: true });
  });

  function handOver(root: HTMLElement) {
    const own = root.querySelector<HTMLInputElement>('input[name="password"]')?.form;
    if (!own) return window.location.pathname !== path;
    for (const early of [username, password]) giveTo(own.elements.namedItem(early.name), early);
    // In a turn of its own, in which the app has what was typed.
    if (isSent) setTimeout(() => own.requestSubmit());
    else if (press) press.form = own;
    return true;
  }

  return { form, first: username, handOver };
}

const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

function giveTo(own: Element | RadioNodeList | null, early: HTMLInputElement): void {
  if (!(own instanceof HTMLInputElement)) return;
  // As if it were typed there: to its own setter React would say that it knows.
  set?.call(own, early.value);
  own.dispatchEvent(new Event('input', { bubbles: true }));
  if (early !== document.activeElement) return;
  own.focus({ preventScroll: true });
  own.setSelectionRange(early.selectionStart, early.selectionEnd);
}
