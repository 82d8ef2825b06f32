import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormErrors } from '#src/components/FormErrors/index.tsx';

it('lists the fields that are wrong in their order, each with a way to it', async () => {
  const onGoTo = vi.fn();
  render(
    <FormErrors
      messages={['2 fields need your attention.']}
      fields={[
        { name: 'country', text: 'Country: Choose one of the options.' },
        { name: 'contacts.Media.email', text: 'Media Contact, E-mail: Enter a valid email address.' },
      ]}
      onGoTo={onGoTo}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Country: Choose one of the options.',
    'Media Contact, E-mail: Enter a valid email address.',
  ]);
  await userEvent.setup().click(links[1] as HTMLElement);
  expect(onGoTo.mock.calls).toEqual([['contacts.Media.email']]);
});
