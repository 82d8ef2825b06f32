import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ModalRules, modalMachine, selectIsOpen } from '#machines/modal.ts';
import { focusHeadingWhereLost } from '#src/components/handFocusOn.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

type ModalActor = ActorRefFrom<typeof modalMachine>;

const RULES = ['closesOnEscape', 'closesOnOutsidePress'] as const;

/** The windows that are open, the one in front last. */
const windows: { actor: ModalActor; element: HTMLDialogElement | null }[] = [];

/** Where a dialog begins: at what says so, with a form at the first field that can be filled in. The browser would take the button that closes it. */
const BEGINNING = '[data-begin-here], form :is(input, select, textarea):not([hidden], [readonly])';

function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(BEGINNING)?.focus();
}

/** What is told whichever window is open: alerts, and how the connection is. */
const TOLD = ['alerts', 'connection'];

/** Where they stand while no window is open. */
const places: Record<string, Comment> = {};

/** Beside the window in front they would lie under its backdrop, where nobody hears or reaches them: they stand in it. */
function bringTold() {
  const front = windows.at(-1)?.element;
  for (const id of TOLD) {
    const told = document.getElementById(id);
    if (!told) continue;
    places[id] ??= document.createComment('');
    const place = places[id];
    if (!front) place.replaceWith(told);
    else {
      if (!place.isConnected) told.before(place);
      front.append(told);
    }
  }
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
      bringTold();
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
        bringTold();
      };
    },
    [actor],
  );
  return { actor, dialogRef };
}
