import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#contracts/errors.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import type { FormRow } from '#machines/formValues.ts';
import { defineForm } from '#src/forms/defineForm.ts';
import { formOf, type InputKind } from '#src/forms/definition.ts';
import { count, text } from '#src/forms/kinds.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { projectStrings } from '#src/records/project/strings.ts';
import { projectErrorStrings, projectFormStrings } from '#src/screens/projects/ProjectFormScreen/strings.ts';
import { signIn } from '#tests/support/members.ts';
import { renderScreen } from '#tests/support/screens.tsx';

interface Row extends FormRow {
  readonly name?: string | undefined;
  readonly total?: number | undefined;
}
type Values = { readonly [name in `text${number}`]?: string | undefined } & {
  readonly rows?: readonly Row[];
};

const FIELDS = 130;
const ROWS = 40;

interface Form {
  /** How many fields it has. */
  fields: number;
  /** Told of each drawing. */
  drawn?: (name: string) => void;
  create?: () => Promise<object>;
}

/** A form of texts, and rows of two more fields each. */
function formWith({ fields, drawn = () => {}, create = async () => ({}) }: Form) {
  const watched: InputKind<string> = {
    ...text,
    draw(props) {
      drawn(props.common.name);
      return text.draw(props);
    },
  };
  const { field, list, section } = formOf<Values, undefined>()(projectFormStrings, projectStrings);
  return defineForm({
    kind: {
      name: 'long',
      bodyOf: (values: Values) => values,
      valuesOf: (values: Values) => values,
      idOf: () => 1,
      versionOf: () => undefined,
      titleOf: () => '',
      read: async () => ({}),
      create,
      update: async () => ({}),
      findWritten: async () => undefined,
    },
    schema: z.object({}),
    words: [projectFormStrings, projectStrings],
    errors: projectErrorStrings,
    texts: { failed: 'failed', created: 'created', updated: 'updated', notFound: 'notFound' },
    endpoint: projectEndpoint,
    addressOf: () => '/',
    useOptions: () => undefined,
    sections: [
      section(
        'fields',
        'sectionProject',
        Array.from({ length: fields }, (_, index) => field(`text${index}`, watched, 'name')),
      ),
      section('rows', 'sectionPeople', [
        list('rows', (row) => [row.field('name', watched, 'name'), row.field('total', count, 'total')], {
          heading: 'annual',
          add: 'addYear',
          rowTitle: (words, { number }) => `${words.name} ${number}`,
        }),
      ]),
    ],
  });
}

it('draws one field at a key, in a long form as in a short one, and in a row', async () => {
  signIn();
  const drawn = vi.fn();
  await renderScreen(
    <RecordForm
      // As long as the longest form of the product.
      definition={formWith({ fields: FIELDS, drawn })}
      user={1}
      slot={{ draft: 'long' }}
      initial={{ rows: Array.from({ length: ROWS }, (_, index) => ({ key: `k${index}` })) }}
      onSaved={() => {}}
    />,
  );
  const boxes = await screen.findAllByLabelText<HTMLInputElement>('Project name', {}, { timeout: 20_000 });
  expect(boxes).toHaveLength(FIELDS + ROWS);
  // The first change tells that there is a draft.
  fireEvent.change(boxes[0] as HTMLInputElement, { target: { value: 'a' } });
  for (const [index, name] of [
    [0, 'text0'],
    [77, 'text77'],
    [FIELDS + 5, 'rows.k5.name'],
  ] as const) {
    const box = boxes[index] as HTMLInputElement;
    drawn.mockClear();
    fireEvent.change(box, { target: { value: 'ab' } });
    expect(box.value).toBe('ab');
    expect(drawn.mock.calls).toEqual([[name]]);
  }
});

it('says that what waits to be sent is in this page alone where the browser keeps nothing', async () => {
  signIn();
  const network = new ApiError({ kind: 'network', message: 'No connection', debugMessage: '' });
  await renderScreen(
    <RecordForm
      definition={formWith({ fields: 1, create: () => Promise.reject(network) })}
      user={1}
      slot={{ draft: 'short' }}
      initial={{ rows: [] }}
      onSaved={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Project name'), 'Wells');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Your browser cannot save it\. Keep this page open/)).toBeTruthy();
  expect(screen.queryByText(/It is saved on this device/)).toBeNull();
});
