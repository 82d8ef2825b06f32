import { Suspense, use, useDeferredValue, useId, useState } from 'react';
import { type CatalogueEntry, MACHINES } from '#machines/catalogue.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './MachineList.module.css';
import { storyOf } from './model/link.ts';
import { shapesOf } from './model/shapes.ts';
import { explorerStrings } from './strings.ts';

/** All machines, found by their names, states and events, or by the screens that they run on; each leads to its explorer. */
export function MachineList() {
  const strings = useStrings(explorerStrings);
  const id = useId();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  return (
    <main className={styles.list}>
      <h1>{strings.allMachines}</h1>
      <label htmlFor={id}>{strings.searchMachines}</label>
      <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <Suspense fallback={null}>
        <Found wanted={wanted} />
      </Suspense>
    </main>
  );
}

function Found({ wanted }: { wanted: string }) {
  const strings = useStrings(explorerStrings);
  const uses = use(usesOfMachines());
  const found = MACHINES.map((entry) => ({ entry, ...partsOf(entry, wanted, uses[entry.name]) })).filter(
    ({ isFound }) => isFound,
  );
  return (
    <>
      <p role="status">{fill(strings.machinesFound, { count: found.length })}</p>
      <ul>
        {found.map(({ entry, states, events, screens }) => (
          <li key={entry.name}>
            <h2>
              {/* The explorer stands in a frame of the storybook, which follows. */}
              <a href={`?path=/story/machines-explorer--${storyOf(entry.name)}`} target="_top" dir="ltr">
                {entry.name}
              </a>
            </h2>
            <p lang="en">{entry.purpose}.</p>
            <Names heading={strings.statesFound} names={states} />
            <Names heading={strings.eventsFound} names={events} />
            <p>
              {uses[entry.name]?.isEverywhere
                ? strings.onEveryPage
                : fill(strings.onScreens, { count: screens.length })}
            </p>
            {screens.length > 0 && (
              <details
                open={wanted !== '' && screens.some((screen) => screen.toLowerCase().includes(wanted))}
              >
                <summary>{strings.screensOfMachine}</summary>
                <Names heading="" names={screens} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p dir="ltr" className={styles.names}>
      {heading && `${heading}: `}
      {names.join(', ')}
    </p>
  );
}

interface Use {
  readonly isEverywhere: boolean;
  readonly screens: readonly { readonly title: string; readonly address: string }[];
}

/** What of a machine a text is found in; nothing of it is named where nothing is looked for. */
function partsOf(entry: CatalogueEntry, wanted: string, used: Use | undefined) {
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const nodes = statesOf(entry.machine);
  const pick = (names: readonly string[]) => (wanted ? names.filter(has) : []);
  const states = pick(nodes.map(({ id }) => id.slice(entry.name.length + 1)).filter(Boolean));
  const types = new Set([
    ...Object.keys(shapesOf(entry.name)),
    ...nodes.flatMap(namedTransitionsOf).map(([{ eventType }]) => eventType),
  ]);
  const events = pick([...types].filter((type) => type !== '' && !type.startsWith('xstate.')));
  const screens = (used?.screens ?? []).map(({ title, address }) => `${title} ${address}`);
  const isFound =
    has(entry.name) || has(entry.purpose) || states.length > 0 || events.length > 0 || screens.some(has);
  return { states, events, screens, isFound };
}

let read: Promise<Readonly<Record<string, Use>>> | undefined;

/** The build of the stories writes it. */
function usesOfMachines() {
  read ??= fetch('machine-screens.json')
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return read;
}
