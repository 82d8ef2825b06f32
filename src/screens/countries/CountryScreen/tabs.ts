import { useMatch } from 'react-router';
import type { Tab } from '#src/components/TabList/index.tsx';
import { absolutePath, addressOf } from '#src/core/links.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { countryStrings } from '../strings.ts';
import type { Country } from './country.ts';

type Word = keyof typeof countryStrings.english;

/** The sections of a country with their pages, in their order; those that are planned are left out. */
const SECTIONS = {
  countryOngoing: {
    countryOngoingEmergencies: 'emergencies',
    countryOngoingProjects: 'projects',
    countryOngoingActivities: 'activities',
  },
  countrySociety: {
    countrySocietyActivities: 'societyActivities',
    countryContext: 'context',
    countryStrategicPriorities: 'priorities',
    countryCapacity: 'capacity',
    countryPartners: 'partners',
  },
  countryProfile: {
    countryProfileOverview: 'overview',
    countryRiskWatch: 'riskWatch',
    countryPreviousEvents: 'previousEvents',
  },
} as const satisfies Partial<Record<RouteName, Partial<Record<RouteName, Word>>>>;
type Section = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Section[];

/** The sections to offer: those with a page. `hasMore`: there is additional information. */
export function useSections({ id, additional_tab_name }: Country, hasMore: boolean): Tab[] {
  const strings = useStrings(countryStrings);
  const titles = useStrings(routeStrings);
  const sections = NAMES.flatMap((name) => {
    const [first] = pagesOf(name);
    return first
      ? [{ to: addressOf(first[0], { countryId: id }), label: titles[name], root: absolutePath(name) }]
      : [];
  });
  const more = {
    to: addressOf('countryAdditionalInfo', { countryId: id }),
    label: additional_tab_name || strings.additionalInfo,
  };
  return hasMore ? [...sections, more] : sections;
}

/** The pages of the section that is open; none on a page without a section. */
export function usePages({ id }: Country): Tab[] {
  const strings = useStrings(countryStrings);
  const path = useMatch(`${absolutePath('country')}/*`)?.params['*'] ?? '';
  const open = NAMES.find((name) =>
    `${absolutePath('country')}/${path}`.startsWith(`${absolutePath(name)}/`),
  );
  return open
    ? pagesOf(open).map(([name, word]) => ({ to: addressOf(name, { countryId: id }), label: strings[word] }))
    : [];
}

const pagesOf = (section: Section) => Object.entries(SECTIONS[section]) as [RouteName, Word][];
