import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ModalRules, modalMachine, selectIsOpen } from '#machines/modal.ts';
import { focusHeadingWhereLost } from '#src/components/handFocusOn.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

type ModalActor = ActorRefFrom<typeof modalMachine>;

const RULES = ['closesOnEscape', 'closesOnOutsidePress'] as const;

/** The windows that are open, the one in front last. */
const windows: { actor: ModalActor; element: HTMLDialogElement | null }[] = [];

/** Where a dialog begins: at what says so, with a form at its first field. The browser would take the button that closes it. */
const BEGINNING = '[data-begin-here], form :is(input, select, textarea):not([hidden])';

function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(BEGINNING)?.focus();
}

/** Where the alerts stand while no window is open. */
let place: Comment | undefined;

/** Beside the window in front alerts would lie under its backdrop, where nobody hears or reaches them: they stand in it. */
function bringAlerts() {
  const alerts = document.getElementById('alerts');
  const front = windows.at(-1)?.element;
  if (!alerts) return;
  if (!front) return place?.replaceWith(alerts);
  place ??= document.createComment('');
  if (!place.isConnected) alerts.before(place);
  front.append(alerts);
}

/**
 * The machine of a window that is open as long as its element is in the document, where `dialogRef` puts it. The browser
 * holds the focus in it and gives it back; `base.css` holds the page.
 */
export function useModal({ onClose, ...rules }: ModalRules & { onClose: (() => void) | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const actor = useProvided(
    modalMachine,
    {
      actions: {
        show: () => show(dialog.current),
        hide: () => dialog.current?.close(),
        askToClose: () => onClose?.(),
      },
    },
    rules,
  );

  useLayoutEffect(() => {
    const known = actor.getSnapshot().context.rules;
    const isKnown = RULES.every((rule) => Boolean(known[rule]) === Boolean(rules[rule]));
    if (!isKnown) actor.send({ type: 'rules.changed', rules });
  });

  const dialogRef = useMemo(
    () => (element: HTMLDialogElement | null) => {
      dialog.current = element;
      windows.at(-1)?.actor.send({ type: 'covered' });
      const own = { actor, element };
      windows.push(own);
      // Opened by somebody else it had no element to show.
      if (selectIsOpen(actor.getSnapshot())) show(element);
      else actor.send({ type: 'open' });
      bringAlerts();
      return () => {
        // A question in it that goes with it would keep the focus from where it was before both.
        element?.querySelector('dialog')?.close();
        actor.send({ type: 'close' });
        // Stopped before its element goes, it could not hide it itself.
        element?.close();
        // What it was opened with may have gone with what it asked.
        focusHeadingWhereLost();
        windows.splice(windows.indexOf(own), 1);
        windows.at(-1)?.actor.send({ type: 'uncovered' });
        bringAlerts();
      };
    },
    [actor],
  );
  return { actor, dialogRef };
}
