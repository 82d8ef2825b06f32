import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { absolutePath } from '#src/core/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { addressOf, type FormKind } from '#src/forms/formKinds.ts';
import { keepsDrafts } from '#src/forms/formPages.ts';
import { formName } from '#src/forms/kind.ts';
import { KIND_OF_FORM } from '#src/screens/account/MyInboxScreen/inboxRow.ts';

const KINDS = Object.keys(KIND_OF_FORM) as FormKind[];
const NAMES = Object.keys(ROUTES) as RouteName[];

const TABLE = NAMES.map((name) => ({ path: absolutePath(name), handle: name }));

/** The page at an address, and the one that it is a tab of. */
function pagesAt(address: string) {
  const [match] = matchRoutes(TABLE, address) ?? [];
  return match ? [match.route.handle, ...[routeRow(match.route.handle).parent ?? []].flat()] : [address];
}

const draftOf = (kind: FormKind, slot: object) =>
  addressOf({ form: formName(kind, slot), values: { overview: 7 } } as never, kind);

it('knows every page on which a form keeps a draft, and no other', () => {
  const pages = KINDS.flatMap((kind) => [
    ...pagesAt(draftOf(kind, { id: 7 })),
    // These begin from another record.
    ...(/^dref-/.test(kind) ? [] : pagesAt(draftOf(kind, { draft: 'a' }))),
  ]);
  expect(new Set(pages)).toEqual(new Set(NAMES.filter(keepsDrafts)));
});
