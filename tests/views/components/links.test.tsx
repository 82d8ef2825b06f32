import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '#src/components/Breadcrumbs/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { SkipLink } from '#src/components/SkipLink/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { InRouter } from '#tests/support/InRouter.tsx';

function renderAt(path: string, node: ReactNode) {
  render(<InRouter address={path}>{node}</InRouter>);
}

it('leads to a page of the app in the same tab', () => {
  renderAt('/', <TextLink to="/search">Search</TextLink>);
  const link = screen.getByRole('link', { name: 'Search' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/search', null]);
});

it('says that a page of another site opens in a new tab, and tells it nothing of us', () => {
  renderAt(
    '/',
    <ButtonLink to="https://reliefweb.int/" isExternal>
      ReliefWeb
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: /^ReliefWeb\s\(opens in a new tab\)$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it.each(['نيبال: فيضان - 11-2026 - قرى معزولة', 'Nepal: Flood - 11-2026 - Villages'])(
  'reads the month of an emergency before its year, whichever way its name goes: "%s"',
  (name) => {
    renderAt('/', <TextLink to="/emergencies/1">{name}</TextLink>);
    const link = screen.getByRole('link', { name });
    expect([link.textContent, link.querySelector('[dir=ltr]')?.textContent]).toEqual([name, '11-2026']);
  },
);

it('hands mail and telephone to their programs', () => {
  renderAt(
    '/',
    <TextLink to="mailto:im@demo.example" isExternal>
      Write
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Write' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['mailto:im@demo.example', null]);
});

it('makes no link of an address that could run a script', () => {
  renderAt(
    '/',
    <TextLink to="javascript:alert(1)" isExternal>
      Report
    </TextLink>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Report')).toBeTruthy();
});

it('marks the tab of the page that is open', () => {
  const tabs = [
    { to: '/emergencies/7/details', label: 'Details' },
    { to: '/emergencies/7/reports', label: 'Field reports' },
  ];
  renderAt('/emergencies/7/reports', <TabList label="Emergency sections" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: 'Emergency sections' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Field reports' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBeNull();
});

it('shows the way to a page; the page itself is no link', () => {
  renderAt('/emergencies', <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Emergencies' }]} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Emergencies').getAttribute('aria-current')).toBe('page');
});

it('names the page in the tab of the browser, and has a heading that can take the focus', () => {
  renderAt(
    '/',
    <Page heading="All emergencies (12)" documentTitle="All emergencies">
      <p>Content</p>
    </Page>,
  );
  expect(document.title).toBe('All emergencies · GO');
  const heading = screen.getByRole('heading', { level: 1, name: 'All emergencies (12)' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

it('lets the keyboard skip to the content', () => {
  renderAt('/', <SkipLink target="main">Skip to the content</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe('#main');
});
