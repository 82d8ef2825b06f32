/** What of a page somebody used, as who hears the page knows it: what brought an event about. */
export interface Control {
  /** Empty for fields that have none, as those of passwords. */
  readonly role: string;
  readonly name: string;
  /** The type of the DOM event. */
  readonly on: string;
  /** When that event was made, in ms: one press makes several. */
  readonly at: number;
  /** What stood in the field then, or the key. */
  readonly value?: string;
  /** Why what stood in the field is not here. */
  readonly withheld?: 'secret' | 'files';
  /** Where it is to be looked for. */
  readonly within?: 'tabpanel' | 'frame';
}

/** Goes on the explorer's own element: what is pressed there is no part of a recording. */
export const EXPLORER = { 'data-machine-explorer': '' };

const WIDGETS = new Set(
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem'.split(
    ' ',
  ),
);

const FIELD_ROLES: Readonly<Record<string, string>> = {
  ...{ button: 'button', image: 'button', reset: 'button', submit: 'button' },
  ...{ checkbox: 'checkbox', radio: 'radio', range: 'slider', number: 'spinbutton' },
  ...{ search: 'searchbox', email: 'textbox', tel: 'textbox', text: 'textbox', url: 'textbox' },
};

const ELEMENT_ROLES: Readonly<Record<string, string>> = {
  ...{ button: 'button', option: 'option', select: 'combobox', textarea: 'textbox' },
};

const PRESSES = /^(click|pointerdown|pointerup|mousedown|mouseup|submit)$/;
const LOOKS = /^(pointer|mouse)over$|^focusin$/;
const WRITES = /^(input|change)$/;

/** What somebody uses at this moment; undefined where no event of the page is under way, or it is on no control. */
export function controlInUse(): Control | undefined {
  // React's own events have no other trace where a machine is sent its event.
  const event = globalThis.event as (Event & { submitter?: unknown; key?: string }) | undefined;
  if (!event) return undefined;
  const element = controlAround(event.submitter ?? event.target);
  if (!element || element.closest('[data-machine-explorer]')) return undefined;
  const used = usageOf(event, element);
  if (!used) return undefined;
  return {
    role: roleOf(element) ?? '',
    name: nameOf(element),
    on: event.type,
    at: Math.round(event.timeStamp),
    ...used,
    ...(element.ownerDocument !== document
      ? ({ within: 'frame' } as const)
      : element.closest('[role="tabpanel"]') && ({ within: 'tabpanel' } as const)),
  };
}

function controlAround(target: unknown): Element | null {
  // Elements of a frame are of no class that is known here.
  let element = typeof target === 'object' && target && 'closest' in target ? (target as Element) : null;
  while (element && roleOf(element) === undefined) element = element.parentElement;
  return element;
}

function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role')?.split(' ')[0];
  if (given) return WIDGETS.has(given) ? given : undefined;
  const { localName } = element;
  if (localName === 'a') return element.hasAttribute('href') ? 'link' : undefined;
  if (localName === 'input') return FIELD_ROLES[(element as HTMLInputElement).type] ?? '';
  return ELEMENT_ROLES[localName];
}

function usageOf(
  { type, key = '' }: { type: string; key?: string },
  element: Element,
): Pick<Control, 'value' | 'withheld'> | undefined {
  if (PRESSES.test(type) || LOOKS.test(type)) return {};
  // A single letter is writing, which `input` tells of.
  if (type === 'keydown') return key.length > 1 ? { value: key } : undefined;
  if (!WRITES.test(type)) return undefined;
  const field = element as HTMLInputElement;
  if (field.type === 'file') return { withheld: 'files' };
  if (isSecret(field)) return { withheld: 'secret' };
  const [chosen] = (element as unknown as HTMLSelectElement).selectedOptions ?? [];
  return { value: chosen?.label ?? field.value ?? element.textContent ?? '' };
}

/** Also where the password is shown at the moment. */
const isSecret = ({ type, name = '', autocomplete = '' }: HTMLInputElement) =>
  /password|one-time-code/i.test(`${type} ${name} ${autocomplete}`);

/** What a control, or the first one of a component, is called. */
export function nameOf(element: Element): string {
  const labelled = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => element.ownerDocument.getElementById(id));
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const texts = [...(labelled ?? []), ...labels].map(textOf);
  const name = element.getAttribute('aria-label') ?? (texts.join(' ').trim() || textOf(element));
  return name.replaceAll(/\s+/g, ' ').trim();
}

/** As it is read: a field within its label is no part of it. */
function textOf(element: Element | null): string {
  const fields = element?.localName === 'label' && element.querySelector('select, textarea');
  const read = fields ? withoutFields(element) : (element as HTMLElement | null);
  // biome-ignore lint/performance/useDomNodeTextContent: words of blocks side by side would run into one
  return read?.innerText ?? read?.textContent ?? '';
}

function withoutFields(label: Element) {
  const copy = label.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll('select, textarea')) field.remove();
  return copy;
}
