import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { appealDocumentsEndpoint } from '#contracts/emergencies/page.ts';
import { personnelByEventEndpoint } from '#contracts/surge/deployments.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import { AppealDocuments } from '#src/screens/emergencies/EmergencyReportsScreen/AppealDocuments.tsx';
import { DeployedPersonnelScreen } from '#src/screens/surge/DeployedPersonnelScreen/index.tsx';
import { ByEmergency } from '#src/screens/surge/SurgeOverviewScreen/ByEmergency.tsx';
import { DeployedUnits } from '#src/screens/surge/SurgeOverviewScreen/DeployedUnits.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

const documents = exampleAnswer(appealDocumentsEndpoint);
const units = exampleAnswer(erusEndpoint);
const emergencies = exampleAnswer(personnelByEventEndpoint);
const answers = () => ({
  '/api/v2/appeal_document/': { json: { ...documents, count: 30 } },
  '/api/v2/eru/': { json: { ...units, count: 12 } },
  '/api/v2/personnel_by_event/': { json: { ...emergencies, count: 12 } },
  '/api/v2/global-enums/': { json: { deployments_eru_type: [{ key: 3, value: 'Logistics' }] } },
});

it('keeps page and order of a list in a panel to itself', async () => {
  const user = userEvent.setup();
  await renderScreen(
    <>
      <AppealDocuments appeals={[1]} />
      <Address />
    </>,
    answers,
  );
  const panel = within(await screen.findByRole('region', { name: 'Appeal documents (30)' }));
  await user.click(await panel.findByRole('button', { name: 'Page 3' }));
  expect(await panel.findByText('Showing 21–30 of 30')).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Name' }));
  expect(await panel.findByText('Showing 1–10 of 30')).toBeDefined();
  expect(panel.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  expect(address()).toBe('');
});

it('keeps several lists in one address, each under a name of its own', async () => {
  const user = userEvent.setup();
  await renderScreen(
    <>
      <DeployedUnits />
      <ByEmergency />
      <Address />
    </>,
    answers,
    { address: '/surge/overview?emergencies_page=2&when=soon' },
  );
  const erus = within(await screen.findByRole('region', { name: /^Deployed ERUs/ }));
  await user.click(await erus.findByRole('button', { name: 'Page 2' }));
  await expect.poll(address).toBe('?emergencies_page=2&when=soon&erus_page=2');
  await user.selectOptions(await erus.findByLabelText('Type of ERU'), await erus.findByText('Logistics'));
  await expect.poll(address).toBe('?emergencies_page=2&when=soon&eru_type=3');
  expect(erus.getByRole('link', { name: 'View all deployed ERUs' }).getAttribute('href')).toBe(
    '/deployed-erus/all?type=3',
  );
  const people = within(screen.getByRole('region', { name: /by emergency/ }));
  await user.click(people.getByRole('button', { name: 'Number of deployments' }));
  await expect.poll(address).toBe('?when=soon&eru_type=3&emergencies_sort=personnel_count');
});

it('says of every filter that it is applied, but of none that means nothing', async () => {
  await renderScreen(<DeployedPersonnelScreen />, answers, { address: '/?when=over&role=nurse' });
  const chips = within(await screen.findByRole('list', { name: 'Filters applied' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Remove filter: Position: nurse',
    'Remove filter: Mission status: Ended',
  ]);
});
