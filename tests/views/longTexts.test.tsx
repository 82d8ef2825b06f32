import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { formOf } from '#src/forms/definition.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { defineSmallForm, SmallForm, useSmallForm } from '#src/forms/SmallForm.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { password } from '#src/screens/account/form/kinds.tsx';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

const TOO_LONG = 'Text too long: 44 over the limit of 256 characters.';

it('keeps a pasted text that is too long, says at once by how much, and goes on once it is shorter', async () => {
  const user = userEvent.setup();
  signIn();
  await renderScreen(
    <RecordForm
      definition={reportForm}
      user={1}
      slot={{ draft: 'a' }}
      initial={{ status: 9, country: NEPAL.id, dtype: 12, start_date: '2026-05-01', visibility: 3 }}
      onSaved={vi.fn()}
    />,
    () => ({
      '/api/v2/user/me/': { json: MEMBER },
      '/api/v2/country/': { json: listOf([NEPAL]) },
    }),
  );
  const title = await eventually(() => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }));
  await user.click(title);
  await user.paste('f'.repeat(300));
  expect(title.value).toHaveLength(300);
  expect(screen.getAllByText(TOO_LONG).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Context');
  await user.type(title, '{Backspace>44/}');
  expect(screen.queryByText(TOO_LONG)).toBeNull();
});

const form = defineSmallForm<{ password: string }>({
  words: [recordFormStrings],
  errors: recordFormStrings,
  sections: [
    formOf<{ password: string }, undefined>()(recordFormStrings).section('a', () => undefined, [
      formOf<{ password: string }, undefined>()(recordFormStrings).field(
        'password',
        password('new-password'),
        'choose',
        { limit: 255 },
      ),
    ]),
  ],
  validate: () => ({}),
});

function OfPassword({ onSubmit }: { onSubmit: () => void }) {
  const small = useSmallForm(form, {
    initial: { password: '' },
    facts: undefined,
    error: undefined,
    onSubmit,
  });
  return (
    <SmallForm form={small} failed="failed">
      <button type="submit">Save</button>
    </SmallForm>
  );
}

it('takes no part of a password that is too long for the whole of it', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  await renderScreen(<OfPassword onSubmit={sent} />);
  const input = screen.getByLabelText<HTMLInputElement>('Choose');
  await user.click(input);
  await user.paste('x'.repeat(256));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(input.value).toHaveLength(256);
  expect(sent).not.toHaveBeenCalled();
  await user.type(input, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledOnce();
});
