import type { FirstQuestion } from '#contracts/pageIntro.ts';
import type { EarlyForm } from './earlyForm.ts';
import { element } from './element.ts';

/** The form of a new record as far as it is known: its steps, and what it asks first. */
export function firstQuestion(of: FirstQuestion): EarlyForm {
  const { field, chosen } = of;
  const path = window.location.pathname;
  let answer: string | undefined;
  const choices = of.choices.map(({ value, label, description }) => {
    const radio = { type: 'radio', name: field, value, checked: value === chosen };
    const onchange = () => {
      answer = value;
    };
    const hint = element('small', {}, description);
    return element('label', {}, element('input', { ...radio, onchange }), label, hint);
  });
  const legend = element('legend', {}, of.label, element('b', {}, ' *'));
  const form = element(
    'form',
    { className: 'starting-form' },
    element('small', {}, of.note),
    element('ol', {}, ...of.steps.map((step) => element('li', {}, step))),
    element(
      'div',
      { className: 'starting-card' },
      element('strong', {}, of.heading),
      element('fieldset', {}, legend, ...choices),
    ),
  );

  function handOver(root: HTMLElement) {
    const own = root.querySelector(`[data-field="${field}"]`);
    if (!own) return window.location.pathname !== path;
    const input = own.querySelector<HTMLInputElement>(`[value="${answer ?? chosen}"]`);
    if (answer !== undefined) input?.click();
    if (form.contains(document.activeElement)) input?.focus({ preventScroll: true });
    return true;
  }

  return { form, handOver };
}
