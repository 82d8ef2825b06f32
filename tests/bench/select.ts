import { createActor } from 'xstate';
import { type SelectOption, selectMachine, selectShown } from '#machines/select.ts';
import type { Task } from './task.ts';

const PLACES = ['Ville d’Éphèse', 'São Tomé', 'محافظة حضرموت', 'Kathmandu', 'Suva', 'Kraków'];
const REGIONS = ['Africa', 'Americas', 'Asia Pacific', 'Europe', 'Middle East'];

/** 10 000 options, by every sixth of them in another script or with accents. */
function options(hasGroups: boolean): readonly SelectOption[] {
  return Array.from({ length: 10_000 }, (_, id) => ({
    key: String(id),
    label: `${PLACES[id % PLACES.length]} ${id}`,
    group: hasGroups ? REGIONS[id % REGIONS.length] : undefined,
  }));
}

const plain = options(false);
const grouped = options(true);

function start(list: readonly SelectOption[], isMultiple = false) {
  const input = { source: { status: 'loaded', options: list }, isMultiple } as const;
  return createActor(selectMachine, { input }).start();
}

/** An open select; every run types the next letter, and begins anew at the end of the word. */
function typist(list: readonly SelectOption[]) {
  const actor = start(list);
  actor.send({ type: 'open' });
  const word = 'ephese 12';
  let typed = 0;
  return () => {
    typed = (typed % word.length) + 1;
    actor.send({ type: 'keyword.changed', keyword: word.slice(0, typed) });
    return selectShown(actor.getSnapshot());
  };
}

/** Opens a list that was never seen before, and types the first letter into it: what is prepared once is paid here. */
function openUnknown(list: readonly SelectOption[]) {
  const actor = start([...list]);
  actor.send({ type: 'open' });
  actor.send({ type: 'keyword.changed', keyword: 'é' });
  actor.stop();
}

const several = start(plain, true);
several.send({ type: 'open' });

/** The machine of a select with 10 000 options: each within a frame, so that the view has nearly all of it. */
export const SELECT_TASKS: readonly Task[] = [
  { name: 'select: open 10 000 new options and type a letter', boundMs: 16, run: () => openUnknown(plain) },
  { name: 'select: the same, grouped', boundMs: 16, run: () => openUnknown(grouped) },
  { name: 'select: a keystroke in 10 000 options', boundMs: 16, run: typist(plain) },
  { name: 'select: a keystroke in 10 000 grouped options', boundMs: 16, run: typist(grouped) },
  {
    name: 'select: all of 10 000 options, and none',
    boundMs: 16,
    run: () => {
      several.send({ type: 'selectAll' });
      several.send({ type: 'clear' });
    },
  },
];
