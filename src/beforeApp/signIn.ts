import type { SignInWords } from '#contracts/pageIntro.ts';

interface SignIn {
  form: HTMLFormElement;
  /**
   * What was typed goes into the app's own form below `root`, the focus too, and what was sent is sent by that. Whether nothing is left to
   * do: a page that could not be loaded has no form until it is asked for again.
   */
  handOver(root: HTMLElement): boolean;
}

/** The form to sign in by, which can be filled in before the app is there: on a slow line that takes longer than to type. */
export function signInForm(words: SignInWords): SignIn {
  const path = window.location.pathname;
  let isSent = false;
  /** The press of the button that has not ended yet; `form`: the one that is there by now. */
  let press: { form?: HTMLFormElement } | undefined;
  const form = document.createElement('form');
  form.noValidate = true;
  const button = Object.assign(document.createElement('button'), { textContent: words.submit });
  form.append(
    field(words.username, { name: 'username', autocomplete: 'username' }),
    field(words.password, { name: 'password', autocomplete: 'current-password', type: 'password' }),
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
    for (const early of form.querySelectorAll('input')) giveTo(own.elements.namedItem(early.name), early);
    // In a turn of its own, in which the app has what was typed.
    if (isSent) setTimeout(() => own.requestSubmit());
    else if (press) press.form = own;
    return true;
  }

  return { form, handOver };
}

function field(label: string, properties: { name: string; autocomplete: AutoFill; type?: string }) {
  const field = Object.assign(document.createElement('label'), { textContent: label });
  field.append(Object.assign(document.createElement('input'), properties));
  return field;
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
