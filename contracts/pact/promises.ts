import type { Endpoint, Interaction, JsonValue } from '../defineEndpoint.ts';
import type { Extension } from '../extensions.ts';
import {
  changedAsSeen,
  changedAsSeenInBody,
  emptyPage,
  missingRecord,
  withoutToken,
  writtenOnce,
} from './interactions.ts';
import { sampleDrawing } from './sampleFiles.ts';
import { type State, signedInAs } from './states.ts';
import { fromState } from './stateValue.ts';

/*
 * The promises of whole kinds of calls: of lists, of files and of records. The build of the app leaves this file out, as it does with all
 * that endpoints say under `interactions` and `promises`.
 */

/** What a list promises. Of the first promise: its title, states, query. */
export interface ListPromises extends Pick<Interaction, 'title' | 'given' | 'query' | 'isSignedIn'> {
  /** One of them in words, as the states say it: "no field report has the name". */
  record: string;
  /** What else it promises. `given`: `@default` that of the first promise */
  also?: readonly Interaction[];
  /** The extension `search`, where the real API does not look at `search` and answers with all. */
  searchedBy?: Extract<Extension, 'search'>;
  /** Its promise to be empty, where no search can make it so. */
  empty?: Interaction;
  /** Who asks, where a token is needed. @default 'member' */
  as?: string;
  /** Who may not ask for it, and how that is said. */
  refusedTo?: readonly [username: string, title: string];
}

export function promisesOfList(
  { record, also = [], searchedBy, empty, as = 'member', refusedTo, ...first }: ListPromises,
  { token }: Partial<Pick<Endpoint, 'token'>>,
): Interaction[] {
  const { given = [] } = first;
  const nothing = empty ?? { ...emptyPage(record), ...(searchedBy && { extension: searchedBy }) };
  const promised = [first, ...also.map((promise) => ({ given, ...promise })), nothing];
  if (token !== 'required') return promised;
  const asked = promised.map((promise) => ({
    ...promise,
    given: [signedInAs(as), ...(promise.given ?? [])],
    isSignedIn: true,
  }));
  const refused = refusedTo && {
    title: refusedTo[1],
    given: [signedInAs(refusedTo[0])],
    isSignedIn: true,
    status: 403,
  };
  return [...asked, withoutToken, ...(refused ? [refused] : [])];
}

/** What an endpoint promises that takes files of records. */
export interface FilePromises {
  /** Who may write the record. */
  as: State;
  /** One that is taken. */
  file: File;
  /** Who may not, and how that is said. */
  refusedTo?: Pick<Interaction, 'title' | 'extension'> & { as: State };
}

export function promisesOfFile({ as, file, refusedTo }: FilePromises): Interaction[] {
  const drawing = sampleDrawing(file.name.replace(/\.\w+$/, ''));
  const taken = { given: [as], isSignedIn: true, body: { file } };
  const { as: other, ...told } = refusedTo ?? {};
  const refused = other && { ...taken, ...told, given: [other], status: 403 };
  return [
    { ...taken, status: 201 },
    { ...taken, title: 'that is a drawing with scripts', body: { file: drawing }, status: 400 },
    ...(refused ? [refused] : []),
    { ...withoutToken, body: { file } },
  ];
}

/** A body that the provider refuses: "a new field report without a country". */
interface Refused {
  title: string;
  body: unknown;
  /** Where the real API takes it. */
  extension?: Extension;
}

export interface RecordPromises {
  /** One of them in words, as the states say it. @default the name of the record without its article */
  record?: string;
  /** The state in which there is one, with its id. */
  exists: readonly [state: string, parameters: { readonly id: number } & Readonly<Record<string, JsonValue>>];
  /** The state in which there is one to delete. @default `exists` */
  removable?: RecordPromises['exists'];
  /** Who writes it. @default 'member' */
  as?: string;
  /** Visitors read it too. @default false */
  isPublic?: boolean;
  /** What the bodies speak of, such as the emergency that they name. */
  given?: readonly State[];
  /** A whole record. */
  body: Readonly<Record<string, unknown>>;
  /** Single fields. */
  change: Readonly<Record<string, unknown>>;
  /** How the real API takes no single fields but the whole form; says which they are: "by its end". */
  changedPartly?: string;
  /** A whole record that is refused. */
  wrong: Refused;
  /** A change that is refused. @default `wrong` */
  wrongChange?: Refused;
  /** A new one is written once under its `Idempotency-Key`. @default true */
  isKeyed?: boolean;
  /** Where a change says which version it was made on: in `If-Match`, in its field `modified_at`, nowhere. @default 'header' */
  lock?: 'header' | 'body' | 'none';
}

/** `token`: `required` where nobody reads one without. */
export function promisesOfRecord(
  name: string,
  promises: RecordPromises,
  { token }: Partial<Pick<Endpoint, 'token'>> = {},
) {
  const { exists, removable = exists, as = 'member', isPublic = false, given = [], body, change } = promises;
  const { changedPartly, wrong, wrongChange = wrong, isKeyed = true, lock = 'header' } = promises;
  const { record = name.replace(/^an? /, '') } = promises;
  const writer = signedInAs(as);
  const { id } = exists[1];
  const itsPath = { id: fromState('id', id) };
  const missing = missingRecord(record);
  const missingFor = { ...missing, given: [writer, ...(missing.given ?? [])], isSignedIn: true };
  const versioned = `${/^[aeiou]/.test(record) ? 'an' : 'a'} ${record}`;

  /** Promises of a write of one that is there. */
  const ofWrite = (told: readonly State[], sent: unknown, refused: Refused): Interaction[] => {
    const own = { given: [...told, exists, writer], path: itsPath, body: sent };
    return [
      ...(lock === 'body' ? changedAsSeenInBody(versioned, id, own) : [{ ...own, isSignedIn: true }]),
      { ...own, ...refused, isSignedIn: true, status: 400 },
      { ...withoutToken, given: [...told, exists], path: itsPath, body: sent },
      { ...missingFor, given: [...told, ...missingFor.given], body: sent },
      ...(lock === 'header' ? changedAsSeen(versioned, id, own) : []),
    ];
  };

  const create = { given: [...given, writer], isSignedIn: true, body };
  const byFields = { given: [exists, writer], isSignedIn: true, path: itsPath };
  const [changed, ...others] = ofWrite([], change, wrongChange);
  return {
    read: [
      isPublic
        ? { given: [exists], path: itsPath }
        : { given: [exists, writer], isSignedIn: true, path: itsPath },
      ...(token === 'required'
        ? [{ ...withoutToken, given: [exists], path: itsPath }, missingFor]
        : [missing]),
    ],
    create: [
      { ...create, status: 201 },
      { ...create, ...wrong, status: 400 },
      { ...withoutToken, given, body },
      ...(isKeyed ? writtenOnce(create, as) : []),
    ],
    replace: ofWrite(given, body, wrong),
    update: changedPartly
      ? [
          { ...byFields, given: [...given, ...byFields.given], body },
          { ...byFields, title: changedPartly, body: change, extension: 'partialChanges' },
          ...others,
        ]
      : [changed, ...others].flatMap((promise) => promise ?? []),
    remove: [
      {
        given: [removable, writer],
        isSignedIn: true,
        path: { id: fromState('id', removable[1].id) },
        status: 204,
      },
      { ...withoutToken, given: [removable], path: { id: fromState('id', removable[1].id) } },
      missingFor,
    ],
  } satisfies Record<string, readonly Interaction[]>;
}
