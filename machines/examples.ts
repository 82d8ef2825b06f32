/**
 * Example inputs, events and ends of effects, by machine: enough of them that the path tests reach every transition, real
 * enough that the explorer shows something to a reader. `catalogue.ts` checks their types.
 */

const offline = { kind: 'network', message: 'Cannot connect with the server!' };
const unauthorised = { kind: 'server', status: 401, message: 'Invalid token.' };
const retryOffline = (error: unknown, attempt: number) =>
  error === offline && attempt === 1 ? 1000 : undefined;
const floods = { count: 1, results: [{ id: 7001, name: 'Nepal: Floods' }] };

export const request = {
  inputs: {
    'a list': { request: { path: '/api/v2/event/', query: { limit: 10 } } },
    'a list that stays fresh for a while, repeated once when offline': {
      request: { path: '/api/v2/country/' },
      freshMs: 600_000,
      retryDelay: retryOffline,
    },
    'a record that was asked for ahead': { request: { path: '/api/v2/project/5/' }, firstFreshMs: 10_000 },
    'an export, polled until it is ready, after a delay': {
      request: { path: '/api/v2/pdf-export/5/' },
      delayMs: 300,
      pollDelay: (answer: unknown) => (answer === floods ? undefined : 5000),
    },
  },
  events: [
    { type: 'refetch' },
    { type: 'retry' },
    { type: 'abort' },
    { type: 'watched' },
    { type: 'joined' },
  ],
  effects: { send: { done: [floods, { status: 'pending' }], failed: [offline] } },
} as const;

const askedEvents = {
  key: 'GET /api/v2/event/ en',
  address: '/api/v2/event/',
  subjects: ['emergency'],
  request: { path: '/api/v2/event/' },
};

export const requests = {
  events: [
    { type: 'request.watched', asked: askedEvents, observer: 'the list' },
    { type: 'request.watched', asked: askedEvents, observer: 'the map' },
    { type: 'request.unwatched', key: askedEvents.key, observer: 'the list' },
    { type: 'request.unwatched', key: askedEvents.key, observer: 'the map' },
    { type: 'request.prefetched', asked: askedEvents },
    { type: 'request.abandoned', key: askedEvents.key },
    { type: 'request.expired', key: askedEvents.key },
    { type: 'records.changed', subjects: ['emergency'] },
    { type: 'records.changed', subjects: ['emergency'], gone: askedEvents.address },
    { type: 'retry.requested', isStored: false },
    { type: 'retry.requested', isStored: true },
  ],
} as const;

export const language = {
  inputs: {
    English: { language: 'en' },
    French: { language: 'fr' },
    'Arabic, with strings known from the last visit': {
      language: 'ar',
      strings: { login: { heading: 'تسجيل الدخول' } },
    },
  },
  events: [
    { type: 'namespace.registered', namespace: 'login' },
    { type: 'namespace.registered', namespace: 'common' },
    { type: 'retry' },
  ],
  effects: { loadStrings: { done: [{ login: { heading: 'Connexion' } }], failed: [offline] } },
} as const;

const stored = { token: 'example-token', displayName: 'Ana Member' };
const profile = {
  id: 2,
  username: 'member',
  first_name: 'Ana',
  last_name: 'Member',
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
  subscription: [],
};

export const auth = {
  inputs: { 'a first visit': {}, 'signed in earlier': { stored } },
  events: [
    { type: 'signIn.submitted', username: 'member', password: 'example' },
    { type: 'signOut' },
    { type: 'profile.refetch' },
    { type: 'storage.cleared' },
    { type: 'session.refused' },
    { type: 'session.renewed', stored },
    { type: 'storage.changed', stored: { token: 'token-of-another-tab' } },
  ],
  effects: {
    signIn: { done: [stored], failed: [{ kind: 'server', status: 400, message: 'Invalid credentials' }] },
    loadProfile: { done: [profile], failed: [unauthorised, offline] },
    endSession: { done: [undefined], failed: [offline] },
  },
} as const;

export const alerts = {
  events: [
    { type: 'alert.added', alert: { name: 'saved', variant: 'success', title: 'Saved' } },
    {
      type: 'alert.added',
      alert: {
        name: 'failed',
        variant: 'danger',
        title: 'Failed to load data',
        nonDismissable: true,
        debugMessage: '{"status": 500}',
      },
    },
    { type: 'alert.updated', name: 'saved', change: { title: 'Saved and sent' } },
    { type: 'alert.paused', name: 'saved', by: 'pointer' },
    { type: 'alert.resumed', name: 'saved', by: 'pointer' },
    { type: 'alert.acted', name: 'saved' },
    { type: 'alert.removed', name: 'saved' },
    { type: 'alert.removed', name: 'failed' },
    { type: 'xstate.done.actor.saved', actorId: 'saved', output: undefined },
  ],
} as const;

export const alert = {
  inputs: { 'an ordinary alert': {}, 'an alert that stays': { nonDismissable: true } },
  events: [
    { type: 'held', by: 'pointer' },
    { type: 'held', by: 'focus' },
    { type: 'released', by: 'pointer' },
    { type: 'released', by: 'focus' },
    { type: 'renewed', durationMs: 9000 },
  ],
} as const;

export const confirm = {
  events: [{ type: 'open', subject: 'a field report' }, { type: 'confirm' }, { type: 'cancel' }],
  effects: { run: { done: [undefined], failed: [offline] } },
} as const;

export const modal = {
  inputs: {
    'a window that its button closes': undefined,
    'a window that Escape and a press outside close too': {
      closesOnEscape: true,
      closesOnOutsidePress: true,
    },
  },
  events: [
    { type: 'open' },
    { type: 'close' },
    { type: 'close.pressed' },
    { type: 'escape' },
    { type: 'outside.pressed' },
    { type: 'covered' },
    { type: 'uncovered' },
    { type: 'rules.changed', rules: { closesOnEscape: true } },
  ],
} as const;

export const tooltip = {
  events: [
    { type: 'entered', by: 'pointer' },
    { type: 'entered', by: 'focus' },
    { type: 'left', by: 'pointer' },
    { type: 'left', by: 'focus' },
    { type: 'escape' },
  ],
} as const;

export const listState = {
  inputs: {
    'the first page of all': undefined,
    'a shared address': { values: { atype: '0', sort: '-name', page: '3' } },
  },
  events: [
    { type: 'filters.changed', values: { atype: '0' } },
    { type: 'filters.changed', values: { atype: '' } },
    { type: 'sort.changed', sort: 'name' },
    { type: 'page.changed', page: '2' },
    { type: 'page.changed', page: '' },
    { type: 'rows.changed', rows: '50' },
    { type: 'columns.changed', columns: 'code,operation' },
    { type: 'view.changed', view: 'map' },
    { type: 'address.changed', values: { atype: '1' } },
  ],
} as const;

const floodsOfNepal = { name: 'Floods of Nepal', query: 'country=123&dtype=12' };
const newest = { name: 'Newest', query: 'sort=-start_date' };

export const gallery = {
  events: [
    { type: 'photo.opened', index: 1 },
    { type: 'moved', to: 'next', count: 3 },
    { type: 'moved', to: 'previous', count: 3 },
    { type: 'photo.loaded' },
    { type: 'photo.failed' },
    { type: 'retry' },
    { type: 'close' },
  ],
} as const;

const homeRow = { key: '/ /', needsCode: false, needsLoad: false, tellsFailure: true };
const listRow = { key: 'emergencies emergencies', needsCode: true, needsLoad: true, tellsFailure: false };
const placeAt = (pathname: string, search = '') => ({
  location: { pathname, search, hash: '', state: null, key: pathname + search },
  rows: pathname === '/' ? [homeRow] : [homeRow, listRow],
});
const wayTo = (entry: 'push' | 'replace' | 'none', ...address: Parameters<typeof placeAt>) => ({
  ...placeAt(...address),
  entry,
  keepsScroll: false,
});

export const router = {
  inputs: {
    'a page whose code is there': { first: placeAt('/') },
    'a page that has to be loaded': { first: placeAt('/emergencies') },
  },
  events: [
    { type: 'navigate', way: wayTo('push', '/emergencies'), isAsked: false },
    { type: 'navigate', way: wayTo('push', '/'), isAsked: false },
    { type: 'navigate', way: wayTo('push', '/emergencies'), isAsked: true },
    { type: 'stepped', way: wayTo('none', '/'), isAsked: false, steps: -1 },
    { type: 'stepped', way: wayTo('none', '/'), isAsked: true, steps: -1 },
    { type: 'noted', location: placeAt('/', '?search=flood').location, entry: 'push' },
    { type: 'proceed' },
    { type: 'reset' },
  ],
  effects: {
    load: { done: [{}, { redirect: placeAt('/', '?from=old') }], failed: [{ at: 1, error: offline }] },
  },
} as const;

export const savedViews = {
  inputs: {
    'a list that nobody saved a view of': undefined,
    'a list with two saved views': { views: [floodsOfNepal, newest] },
  },
  events: [
    { type: 'save.asked' },
    { type: 'manage.asked' },
    { type: 'name.given', name: 'Newest', query: 'sort=-start_date' },
    { type: 'rename.asked', name: 'Newest' },
    { type: 'name.given', name: 'Latest' },
    { type: 'view.removed', name: 'Newest' },
    { type: 'view.removed', name: 'Latest' },
    { type: 'cancel' },
    { type: 'views.changed', views: [floodsOfNepal] },
    { type: 'views.changed', views: [newest] },
    { type: 'views.changed', views: [] },
  ],
} as const;

export const submission = {
  events: [{ type: 'submit', input: { email: 'member@example.org' } }, { type: 'reset' }],
  effects: { send: { done: [{ status: 'ok' }], failed: [offline] } },
} as const;

export const exportList = {
  inputs: {
    'a list that is asked for again once when offline': { retryDelay: retryOffline },
    'a list that is never asked for again': undefined,
  },
  events: [{ type: 'start' }, { type: 'start', format: 'xlsx' }, { type: 'cancel' }],
  effects: {
    fetchPage: {
      done: [
        { count: 2, rows: ['MDRNP027'] },
        { count: 2, rows: [] },
      ],
      failed: [offline],
    },
  },
} as const;

export const navigation = {
  events: [{ type: 'navigation.started' }, { type: 'navigation.ended' }],
} as const;

export const disclosure = {
  inputs: { closed: undefined, 'open from the start': { isInitiallyOpen: true } },
  events: [{ type: 'open' }, { type: 'close' }],
} as const;

export const patience = { events: [] } as const;

export const lazyPart = {
  events: [{ type: 'wanted' }],
  // The least of a component: an element by its name.
  effects: { load: { done: ['section'], failed: [offline] } },
} as const;

const labels = ['Account', 'Language', 'Logout'];

export const dropdownMenu = {
  inputs: {
    'a menu': { labels },
    'a menu that a press outside does not close': { labels, persistent: true },
    'a menu with a menu within': { labels: [{ label: 'Report', items: ['Field report', '3W'] }, 'Logout'] },
  },
  events: [
    { type: 'toggle' },
    { type: 'close' },
    { type: 'escape' },
    { type: 'outside.pressed' },
    { type: 'item.picked' },
    { type: 'focus.moved', move: 'next' },
    { type: 'focus.moved', move: 'previous' },
    { type: 'focus.moved', move: 'first' },
    { type: 'focus.moved', move: 'last' },
    { type: 'character.typed', character: 'l' },
    { type: 'submenu.entered' },
    { type: 'submenu.left' },
    { type: 'submenu.pressed', path: [0] },
    { type: 'labels.changed', labels },
  ],
} as const;

const nepal = { key: 'countries-123', label: 'Nepal' };

export const search = {
  events: [
    { type: 'keyword.changed', keyword: 'flood' },
    { type: 'keyword.changed', keyword: 'floods' },
    { type: 'keyword.changed', keyword: ' ' },
    { type: 'open' },
    { type: 'close' },
    { type: 'retry' },
    { type: 'focus.moved', by: 1 },
    { type: 'focus.moved', by: -1 },
    { type: 'option.picked', option: nepal },
    { type: 'submit' },
  ],
  effects: { search: { done: [[nepal], []], failed: [offline] } },
} as const;

const nepalOption = { key: '123', label: 'Nepal', group: 'Asia Pacific' };
const philippinesOption = { key: '137', label: 'Philippines', group: 'Asia Pacific' };
const countries = { status: 'loaded', options: [nepalOption, philippinesOption] } as const;

export const select = {
  inputs: {
    'one of a list': { source: countries, selected: ['137'] },
    'several of a list that shows one at most': { source: countries, isMultiple: true, limit: 1 },
    'several of what is searched for': { source: countries, isMultiple: true, isRemote: true },
    'a list on its way': {},
    'a list that is read only': { source: countries, selected: ['123'], isLocked: true },
  },
  events: [
    { type: 'toggle' },
    { type: 'open' },
    { type: 'close' },
    { type: 'focus.left' },
    { type: 'outside.pressed' },
    { type: 'focus.moved', move: 'next' },
    { type: 'focus.moved', move: 'last' },
    { type: 'keyword.changed', keyword: 'nep' },
    { type: 'keyword.changed', keyword: 'zz' },
    { type: 'keyword.changed', keyword: '' },
    { type: 'enter' },
    { type: 'option.picked', option: nepalOption },
    { type: 'selectAll' },
    { type: 'clear' },
    { type: 'retry' },
    { type: 'options.changed', source: countries },
    { type: 'options.changed', source: { status: 'loaded', options: [] } },
    { type: 'options.changed', source: { status: 'failed' } },
    { type: 'value.changed', selected: ['123'] },
    { type: 'lock.changed', isLocked: true },
    { type: 'lock.changed', isLocked: false },
  ],
  effects: {
    searchOptions: { done: [{ options: [nepalOption], total: 3 }, { options: [] }], failed: [offline] },
  },
} as const;

const aTitle = { title: 'Floods in Bagmati' };
const theirs = { values: { title: 'Landslides' }, version: '2' };

const isTitled = (values: object): Record<string, string> =>
  'title' in values ? {} : { title: 'This field is required.' };
const errorsOf = () => ({ title: 'Enter a shorter text.' });
const aSource = { key: 'a-source', name: 'OCHA' };

export const form = {
  inputs: {
    'a record that is edited': { initial: {}, version: '1', validate: isTitled, errorsOf },
    'a new record, in steps, looked over before it is sent': {
      initial: { sources: [aSource] },
      validate: isTitled,
      errorsOf,
      steps: ['context', 'situation'],
      fieldsIn: (step: string) => (step === 'context' ? ['title'] : ['sources']),
      isReviewed: true,
    },
    'a new record, of which nothing is kept yet, that is written on once it is saved': {
      initial: aTitle,
      isFresh: true,
      validate: isTitled,
      errorsOf,
      reopened: () => ({ values: aTitle, version: '2' }),
    },
  },
  events: [
    { type: 'changed', patch: aTitle },
    { type: 'left', field: 'title' },
    { type: 'facts.changed', facts: { countries: [123] } },
    { type: 'row.added', list: 'sources', row: { key: 'another-source' } },
    { type: 'row.moved', list: 'sources', key: aSource.key, by: 1 },
    { type: 'row.removed', list: 'sources', key: aSource.key },
    { type: 'row.restored' },
    { type: 'step.chosen', step: 'situation' },
    { type: 'step.continued' },
    { type: 'step.back' },
    { type: 'submit' },
    { type: 'review.confirmed' },
    { type: 'review.left' },
    { type: 'retry' },
    { type: 'discard' },
    { type: 'connection.restored' },
    { type: 'session.renewed' },
    { type: 'conflict.resolved', ...theirs },
    { type: 'conflict.left' },
  ],
  effects: {
    readDraft: {
      done: [
        undefined,
        { values: aTitle, savedAt: 1000 },
        { values: aTitle, version: '1', savedAt: 1000, isQueued: true },
      ],
      failed: [new Error('no storage')],
    },
    writeDraft: { done: [2000], failed: [new Error('the disk is full')] },
    dropDraft: { done: [undefined], failed: [new Error('no storage')] },
    awaitLoss: { done: [undefined], failed: [] },
    awaitOther: { done: [undefined], failed: [] },
    submit: {
      done: [
        { outcome: 'gone' },
        { outcome: 'saved', record: { id: 5001 } },
        { outcome: 'queued' },
        { outcome: 'conflict', ...theirs },
      ],
      failed: [unauthorised, { kind: 'server', status: 400, message: 'Enter a shorter text.' }],
    },
  },
} as const;

const bridge = { key: 'a-key', name: 'bridge.jpg', size: 2_400_000 };

export const upload = {
  inputs: {
    'a file that was just chosen': { file: bridge },
    'a file of an earlier visit': { file: bridge, isKept: true },
    'a file that the server has': { file: bridge, id: 9001 },
  },
  events: [
    { type: 'progressed', percent: 40 },
    { type: 'retry' },
    { type: 'connection.restored' },
    { type: 'remove' },
  ],
  effects: {
    check: { done: [undefined], failed: [new Error('The content of this file is not what its name says.')] },
    prepare: {
      done: [{ ...bridge, size: 600_000 }],
      failed: [new Error('This photo is damaged and cannot be read.')],
    },
    keep: { done: [undefined], failed: [new Error('the disk is full')] },
    send: {
      done: [9001],
      failed: [
        offline,
        { kind: 'server', status: 400, message: 'This file is empty.' },
        { kind: 'server', status: 500, message: 'Internal server error!' },
      ],
    },
  },
} as const;

const ownReport = {
  id: '2 field-report:new',
  user: 2,
  title: 'Floods in Bagmati',
  address: '/field-reports/new',
};
const reportOfAnother = { ...ownReport, id: '3 field-report:new', user: 3 };

const keptFile = { key: 'another-key', name: 'assessment.pdf', size: 120_000, id: 9002 };

export const uploads = {
  events: [
    { type: 'files.added', files: [bridge] },
    { type: 'values.changed', files: [] },
    { type: 'values.changed', files: [keptFile] },
    { type: 'file.accepted', file: bridge },
    { type: 'file.refused', key: bridge.key },
    { type: 'file.previewed', key: bridge.key, address: 'blob:bridge' },
    { type: 'retry', key: bridge.key },
    { type: 'remove', key: bridge.key },
    { type: 'connection.restored' },
  ],
} as const;

export const outbox = {
  events: [
    { type: 'user.changed', user: 2 },
    { type: 'user.changed', user: undefined },
    { type: 'form.queued' },
    { type: 'connection.restored' },
  ],
  effects: {
    list: { done: [[ownReport, reportOfAnother], [reportOfAnother], []], failed: [new Error('no storage')] },
    lock: { done: [undefined], failed: [new Error('stopped')] },
    send: {
      done: [{ outcome: 'created', name: 'NPL: Floods' }, { outcome: 'gone' }, { outcome: 'waiting' }],
      failed: [{ kind: 'server', status: 400, message: 'Enter a shorter text.' }],
    },
    tell: { done: [undefined], failed: [new Error('no words')] },
  },
} as const;

export const connectivity = {
  inputs: {
    'nothing is failed': { hasFailed: () => false },
    'something is failed': { hasFailed: () => true },
  },
  events: [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: 'stored.shown', at: '2026-11-20T08:30:00.000Z' },
    { type: 'stored.shown', at: '2026-11-20T08:30:00.000Z', isLate: true },
    { type: 'retry' },
    { type: 'dismiss' },
  ],
} as const;

const unreadable = (field: string) => ({
  type: 'rows.unreadable' as const,
  faults: [{ call: 'GET /api/v2/appeal/', field, expected: 'object', got: 'null', times: 1 }],
});

export const agreement = {
  events: [unreadable('results[].dtype'), unreadable('results[].country')],
};

export const update = {
  events: [
    { type: 'version.found' },
    { type: 'version.installed', isReplacement: true },
    { type: 'version.installed', isReplacement: false },
    { type: 'version.failed' },
    { type: 'version.active' },
    { type: 'file.lost' },
    { type: 'accept' },
  ],
  effects: { check: { done: [true, false], failed: [offline] } },
} as const;

export const cookieBanner = {
  inputs: { 'a first visit': { isAccepted: false }, 'accepted before': { isAccepted: true } },
  events: [
    { type: 'accept' },
    { type: 'withdraw' },
    { type: 'storage.changed', isAccepted: true },
    { type: 'storage.changed', isAccepted: false },
  ],
} as const;

export const replay = {
  inputs: { 'three warnings, from the first': { count: 3 }, 'from the last': { count: 3, step: 2 } },
  events: [{ type: 'toggled' }, { type: 'step.chosen', step: 1 }],
} as const;

export const worldMap = {
  inputs: { 'a map far down the page': {}, 'a base map of its own': { isStyled: true } },
  events: [
    { type: 'neared' },
    { type: 'retry' },
    { type: 'zoom.asked', by: 1 },
    { type: 'finer.wanted' },
    { type: 'map.drawn' },
    { type: 'view.toggled' },
    { type: 'point.focused', id: 'NPL' },
    { type: 'point.picked', id: 'NPL' },
    { type: 'popup.closed' },
  ],
  effects: {
    loadPicture: { done: ['the geometry'], failed: [new Error('no connection')] },
    refine: { done: ['finer geometry', undefined], failed: [new Error('no connection')] },
    loadMap: { done: ['the code of a map that moves'], failed: [new Error('no WebGL')] },
  },
} as const;

const refused = { kind: 'server', status: 400, message: 'Must be finalized before it can be approved.' };

export const drefRecord = {
  inputs: {
    'an application in French that is being written': { stage: 'application', id: 9_001, status: 1 },
    'an operational update that is being translated': { stage: 'update', id: 9_002, status: 2 },
    'a final report that waits to be approved': { stage: 'report', id: 9_003, status: 3 },
  },
  events: [
    { type: 'finalize' },
    { type: 'approve' },
    { type: 'record.changed', status: 1 },
    { type: 'record.changed', status: 4 },
  ],
  effects: {
    finalize: { done: [2, 3], failed: [offline] },
    approve: { done: [4], failed: [refused] },
    look: { done: [2, 3, 5], failed: [offline] },
  },
} as const;

export const drefProcess = {
  inputs: {
    'an application that is being written': { process: { status: 1, type: 2, updates: [] } },
    'an approved application': { process: { status: 4, type: 2, updates: [] } },
    'an approved loan': { process: { status: 4, type: 3, updates: [] } },
    'an approved application, with an update that is being written': {
      process: { status: 4, type: 2, updates: [{ number: 1, status: 1, type: 2 }] },
    },
  },
  events: [
    { type: 'next.asked', next: 'update' },
    { type: 'next.asked', next: 'report' },
    { type: 'stage.moved', stage: 'application', status: 4 },
    { type: 'stage.moved', stage: 'update', number: 1, status: 4 },
    { type: 'stage.moved', stage: 'report', status: 4 },
    { type: 'process.changed', process: { status: 4, type: 2, updates: [] } },
    { type: 'dismiss' },
  ],
  effects: {
    start: {
      done: [
        { stage: 'update', id: 9_101, number: 1, type: 2 },
        { stage: 'report', id: 9_201 },
      ],
      failed: [
        offline,
        {
          kind: 'server',
          status: 400,
          message: "Can't create Operational Update for not approved dref.",
        },
      ],
    },
  },
} as const;

export const perProcess = {
  inputs: {
    'a process that is being prepared': { id: 9_301, phase: 1 },
    'a process that is being assessed': { id: 9_302, phase: 2 },
    'a process whose components are prioritized': { id: 9_303, phase: 3 },
    'a process that is being planned': { id: 9_304, phase: 4 },
    'a process whose plan is being carried out': { id: 9_305, phase: 5 },
  },
  events: [
    { type: 'finish', step: 'overview' },
    { type: 'finish', step: 'assessment' },
    { type: 'finish', step: 'prioritization' },
    { type: 'finish', step: 'workPlan' },
    { type: 'phase.changed', phase: 3 },
    { type: 'phase.changed', phase: 5 },
    { type: 'dismiss' },
  ],
  effects: { finish: { done: [2, 3, 4, 5], failed: [offline] } },
} as const;

const ofABridge = 'https://example.org/bridge.jpg';
const ofAMap = 'https://example.org/map.png';

export const printImages = {
  inputs: {
    'a sheet with a photo and a map': { images: [ofABridge, ofAMap] },
    'a sheet without pictures': { images: [] },
  },
  events: [
    { type: 'image.loaded', image: ofABridge },
    { type: 'image.loaded', image: ofAMap },
    { type: 'image.failed', image: ofABridge },
  ],
} as const;

export const keepAhead = {
  inputs: {
    'two pages that were not opened yet': { files: ['/static/js/list.js', '/static/js/form.js'] },
    'nothing to keep': { files: [] },
  },
  events: [{ type: 'page.loading' }, { type: 'page.loaded' }],
  effects: { fetch: { done: [undefined], failed: [new Error('No connection')] } },
} as const;

export const learningSummary = {
  inputs: {
    'of all learnings': { query: {} },
    'of learnings in Africa': { query: { appeal_code__region: 0 } },
  },
  events: [
    { type: 'cancel' },
    { type: 'retry' },
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'question.changed', query: { appeal_code__region: 2 } },
  ],
  effects: {
    look: {
      done: [{ status: 1 }, { status: 2 }, { status: 3 }, { status: 4 }, { status: 5 }],
      failed: [offline],
    },
  },
} as const;

export const serverDocument = {
  events: [{ type: 'order' }, { type: 'cancel' }],
  effects: {
    look: {
      done: [
        { state: 'pending', order: 7 },
        { state: 'ready', order: 7, address: 'https://example.org/dref.pdf' },
        { state: 'failed', order: 7 },
      ],
      failed: [offline],
    },
  },
} as const;
