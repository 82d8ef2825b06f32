import { narrowed } from '#src/beforeApp/narrowed.ts';

/** The address of a call and its marks: whether it is made in English, and whether of the risk API. */
export type Call = readonly [address: string, isEnglish?: 0 | 1, isRisk?: 0 | 1];

/** The calls of a page at this query. */
type CallsAt = (query: URLSearchParams) => Promise<readonly Call[]>;

/** A value for each kind of word: a name or a number, several numbers, a region, a size of pages, a choice of yes, a day, a part of a page. */
const PROBES = ['900009', '900009,900008', '3', '50', 'true', '2031-10-20', 'completed'];

/** What changes how a page shows its answers, and no call unless that is seen. */
const SHOWN = /^(\w+_)?(columns|view)$/;

/** Remembers what of a query has been looked at. */
class Watched extends URLSearchParams {
  readonly read = new Set<string>();

  override get(name: string) {
    this.read.add(name);
    return super.get(name);
  }
}

/** The calls of a page whatever its query says, as `narrowed` reads them: found by trying each word that the page reads. */
export async function ofAnyQuery(callsAt: CallsAt): Promise<Call[]> {
  const watched = new Watched();
  const calls = await callsAt(watched);
  const tried = new Map<string, Tried>();
  for (const word of watched.read) tried.set(word, await tryWord(word, callsAt, calls));
  const all = calls.map(
    ([address, ...its], index): Call => [
      address + inShort([...tried.values()].map(({ marks }) => marks[index] ?? '')),
      ...its,
    ],
  );
  const general = [...all, ...[...tried.values()].flatMap(({ needing }) => needing)];
  await expectAsked(general, tried, callsAt);
  return general;
}

interface Tried {
  /** What the word does to each call of the page without it. */
  marks: readonly string[];
  /** Calls that there are with it alone. */
  needing: readonly Call[];
  /** A value that it takes. */
  taken: string;
}

async function tryWord(word: string, callsAt: CallsAt, calls: readonly Call[]): Promise<Tried> {
  const marks = calls.map(() => new Set<string>());
  let taken = PROBES[0] ?? '';
  for (const probe of PROBES) {
    const then = await callsAt(new URLSearchParams({ [word]: probe }));
    if (calls.length === 0 && then.length > 0) {
      const needing = then.map(([address, ...its]): Call => [address.replace(probe, `{=${word}}`), ...its]);
      return { marks: [], needing, taken };
    }
    for (const [index, call] of calls.entries()) {
      if (then.some((one) => String(one) === String(call))) continue;
      const added = then.map((one) => addedTo(call, one, probe)).find(Boolean);
      if (added) taken = probe;
      marks[index]?.add(
        added ? `{&${added.parameter}=${word}${added.rest && `+${added.rest}`}}` : stop(word),
      );
    }
  }
  // What takes other values than these could do anything.
  const isUnknown = marks.every(({ size }) => size === 0) && !SHOWN.test(word);
  return {
    needing: [],
    taken,
    marks: marks.map((its) => (isUnknown || its.size > 1 ? stop(word) : ([...its][0] ?? ''))),
  };
}

/** The parameter whose value one call has at its end, and the hour that follows where it is a day; otherwise it is the other. */
function addedTo([address, ...its]: Call, [longer, ...others]: Call, value: string) {
  if (String(its) !== String(others) || !longer.startsWith(address)) return undefined;
  const [, parameter = '', given] = /^[?&](\w+)=([^&]+)$/.exec(longer.slice(address.length)) ?? [];
  const written = encodeURIComponent(value);
  if (!given?.startsWith(written)) return undefined;
  const rest = given.slice(written.length);
  return /^(T|$)/.test(rest) ? { parameter, rest } : undefined;
}

/** All words at once, as they stand in the address of a page with several filters. */
async function expectAsked(general: readonly Call[], tried: ReadonlyMap<string, Tried>, callsAt: CallsAt) {
  const stopping = new Set(
    general.flatMap((call) =>
      [...marksOf(call)].flatMap(([word, mark]) => (mark.startsWith('{!') ? word : [])),
    ),
  );
  const query = new URLSearchParams(
    [...tried].filter(([word]) => !stopping.has(word)).map(([word, { taken }]) => [word, taken]),
  );
  const asked = (await callsAt(query)).map(String);
  const missing = general
    .map(([address, ...its]) => [narrowed(address, query), ...its])
    .filter(([address, ...its]) => address !== undefined && !asked.includes(String([address, ...its])));
  if (missing.length > 0) throw new Error(`With ${query}, a page asks for ${asked}, not for ${missing}.`);
}

/** What holds of both: a word that does one thing in one and another in the other does anything. */
export function inBoth(some: readonly Call[], others: readonly Call[]): Call[] {
  return some.flatMap((call) => {
    const other = others.find((one) => String(unmarked(one)) === String(unmarked(call)));
    if (!other) return [];
    const [here, there] = [marksOf(call), marksOf(other)];
    const words = new Set([...here.keys(), ...there.keys()]);
    const marks = [...words].map(
      (word) => (here.get(word) === there.get(word) ? here.get(word) : stop(word)) ?? '',
    );
    const [address, ...its] = unmarked(call);
    return [[address + inShort(marks), ...its]];
  });
}

const stop = (word: string) => `{!${word}}`;
const MARK = /\{(?:!|&\w+=)([\w,]+)(?:\+[^}]*)?\}/g;
const unmarked = ([address, ...its]: Call): Call => [address.replace(MARK, ''), ...its];

/** By word. */
const marksOf = ([address]: Call) =>
  new Map(
    [...address.matchAll(MARK)].flatMap(([mark, words = '']) =>
      mark.startsWith('{!')
        ? words.split(',').map((word) => [word, stop(word)] as const)
        : [[words, mark] as const],
    ),
  );

/** All that stop the call in one. */
function inShort(marks: readonly string[]) {
  const stopping = marks.filter((mark) => mark.startsWith('{!'));
  const words = stopping.map((mark) => mark.slice(2, -1));
  return marks.filter((mark) => !stopping.includes(mark)).join('') + (words.length > 0 ? `{!${words}}` : '');
}
