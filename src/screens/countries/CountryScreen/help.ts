import { matchPath, useLocation } from 'react-router';
import { absolutePath } from '#src/core/links.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** Where the user guide explains each page of a country. Source: facts of country pages, "Help links". */
const HELP: Partial<Record<RouteName, string>> = {
  countryOngoingEmergencies: 'on-going-activities',
  countryOngoingProjects: 'h-3w-projects',
  countryOngoingActivities: 'h-3w-projects',
  countrySocietyActivities: 'national-society-overview',
  countryContext: 'context-and-structure',
  countryStrategicPriorities: 'strategic-priorities',
  countryCapacity: 'capacity',
  countryPartners: 'partners',
  countryProfileOverview: 'country-profile',
  countryPreviousEvents: 'previous-events',
  countryRiskWatch: 'risk-watch',
  countryAdditionalInfo: 'additional-data',
};

/** The address of the help about the open page of a country. */
export function useHelp(): string | undefined {
  const { pathname } = useLocation();
  const language = useLanguage();
  const open = (Object.keys(HELP) as RouteName[]).find((name) => matchPath(absolutePath(name), pathname));
  return open && helpLink(`Country_Pages#${HELP[open]}`, language);
}
