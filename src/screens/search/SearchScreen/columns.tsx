import type { ReactNode } from 'react';
import type { Language } from '#contracts/languages.ts';
import { toMoment } from '#contracts/schemas/spokenMoment.ts';
import { English } from '#src/components/English/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { hitAddress } from '#src/core/hitAddress.ts';
import { pathTo } from '#src/core/links.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { coverage } from '#src/domain/appeals.ts';
import type { Hit, SearchKind } from '#src/domain/searchGroups.ts';
import { keywordsOf } from '#src/domain/surgeAlerts.ts';
import { formatDate, formatList, formatNumber, formatPercent, MISSING } from '#src/i18n/format.ts';
import { CountryLinks } from '#src/lists/CountryLinks.tsx';
import { wayToBreak } from '#src/lists/wayToBreak.ts';
import { ReportKind } from './ReportKind.tsx';
import type { searchStrings } from './strings.ts';

type Label = keyof (typeof searchStrings)['english'];

interface Column<Kind extends SearchKind> {
  heading: Label;
  align?: 'end';
  /** Its words stay on one line: dates. */
  isUnbroken?: true;
  cell: (hit: Hit<Kind>, language: Language) => ReactNode;
}

type Columns = { readonly [Kind in SearchKind]: readonly Column<Kind>[] };

/** What a group of results shows, column by column. Names lead to their own page where there is one. */
export const SEARCH_COLUMNS: Columns = {
  regions: [{ heading: 'name', cell: (hit) => nameLink('regions', hit) }],
  countries: [
    { heading: 'name', cell: (hit) => nameLink('countries', hit) },
    { heading: 'nationalSociety', cell: ({ society_name }) => society_name },
  ],
  district_province_response: [
    { heading: 'name', cell: (hit) => nameLink('district_province_response', hit) },
    { heading: 'country', cell: ({ country, country_id }) => placeLink(country_id, country) },
  ],
  emergencies: [
    { heading: 'title_column', cell: (hit) => nameLink('emergencies', hit) },
    {
      heading: 'severity',
      cell: ({ severity_level, severity_level_display }) => (
        <SeverityBadge level={severity_level} text={severity_level_display ?? ''} />
      ),
    },
    { heading: 'appealType', cell: ({ appeals }, language) => inEnglish(appealTypes(appeals, language)) },
    { heading: 'disasterType', cell: ({ disaster_type }) => inEnglish(disaster_type) },
    {
      heading: 'requirements',
      align: 'end',
      cell: ({ funding_requirements }, language) => formatNumber(amount(funding_requirements), language),
    },
    {
      heading: 'coverage',
      cell: ({ funding_coverage, funding_requirements }, language) => {
        const percent = coverage(amount(funding_coverage), amount(funding_requirements));
        return <ProgressBar value={percent} label={formatPercent(percent, language)} />;
      },
    },
    { heading: 'country', cell: ({ countries }) => <CountryLinks countries={countries} /> },
  ],
  projects: [
    { heading: 'name', cell: (hit) => nameLink('projects', hit) },
    { heading: 'nationalSociety', cell: ({ national_society }) => national_society },
    { heading: 'sector', cell: ({ sector }) => inEnglish(sector) },
    { heading: 'provinces', cell: ({ regions }, language) => formatList(regions ?? [], language) || MISSING },
    {
      heading: 'startDate',
      isUnbroken: true,
      cell: ({ start_date }, language) => formatDate(start_date, language),
    },
    {
      heading: 'endDate',
      isUnbroken: true,
      cell: ({ end_date }, language) => formatDate(end_date, language),
    },
    {
      heading: 'targeted',
      align: 'end',
      cell: ({ people_targeted }, language) => formatNumber(people_targeted, language),
    },
    { heading: 'emergency', cell: ({ event_id, event_name }) => emergencyLink(event_id, event_name) },
  ],
  surge_alerts: [
    { heading: 'position', cell: ({ name }) => inEnglish(name) },
    {
      heading: 'keywords',
      cell: ({ keywords }, language) => inEnglish(keywordsIn(keywords, language)) || MISSING,
    },
    {
      heading: 'alertDate',
      isUnbroken: true,
      cell: ({ alert_date }, language) => formatDate(alert_date, language),
    },
    {
      heading: 'deadline',
      isUnbroken: true,
      cell: ({ deadline }, language) => formatDate(deadline && toMoment(deadline), language),
    },
    {
      heading: 'startDate',
      isUnbroken: true,
      cell: ({ start_date }, language) => formatDate(start_date, language),
    },
    { heading: 'emergency', cell: ({ event_id, event_name }) => emergencyLink(event_id, event_name) },
    { heading: 'country', cell: ({ country, country_id }) => placeLink(country_id, country) },
    { heading: 'status', cell: ({ status }) => inEnglish(status) },
  ],
  surge_deployments: [
    { heading: 'owner', cell: ({ owner }) => owner },
    { heading: 'type', cell: ({ type }) => inEnglish(type) },
    {
      heading: 'personnelUnits',
      align: 'end',
      cell: ({ personnel_units }, language) => formatNumber(personnel_units, language),
    },
    {
      heading: 'equipmentUnits',
      align: 'end',
      cell: ({ equipment_units }, language) => formatNumber(equipment_units, language),
    },
    {
      heading: 'deployedTo',
      cell: ({ deployed_country_id, deployed_country_name }) =>
        placeLink(deployed_country_id, deployed_country_name),
    },
    { heading: 'emergency', cell: ({ event_id, event_name }) => emergencyLink(event_id, event_name) },
  ],
  reports: [
    { heading: 'title_column', cell: (hit) => nameLink('reports', hit) },
    { heading: 'type', cell: (hit) => <ReportKind hit={hit} /> },
    {
      heading: 'date',
      isUnbroken: true,
      cell: ({ created_at }, language) => formatDate(created_at, language),
    },
  ],
  rapid_response_deployments: [
    { heading: 'position', cell: ({ position }) => inEnglish(position) },
    { heading: 'name', cell: ({ name }) => name },
    { heading: 'type', cell: ({ type }) => inEnglish(type) },
    {
      heading: 'startDate',
      isUnbroken: true,
      cell: ({ start_date }, language) => formatDate(start_date, language),
    },
    {
      heading: 'endDate',
      isUnbroken: true,
      cell: ({ end_date }, language) => formatDate(end_date, language),
    },
    {
      heading: 'deployingParty',
      cell: ({ deploying_country_id, deploying_country_name }) =>
        placeLink(deploying_country_id, deploying_country_name),
    },
    {
      heading: 'deployedTo',
      cell: ({ deployed_to_country_id, deployed_to_country_name }) =>
        placeLink(deployed_to_country_id, deployed_to_country_name),
    },
    { heading: 'emergency', cell: ({ event_id, event_name }) => emergencyLink(event_id, event_name) },
  ],
};

/** The name of a hit, leading to its page where there is one. */
function nameLink<Kind extends Exclude<SearchKind, `surge_${string}` | 'rapid_response_deployments'>>(
  kind: Kind,
  hit: Hit<Kind>,
) {
  return named(hit.name || '--', hitAddress(kind, hit));
}

function emergencyLink(id: number | null | undefined, name: string | null | undefined) {
  return id ? named(name || '--', pathTo('emergency', { emergencyId: id })) : inEnglish(name);
}

/** What has no translation; undefined without a text. */
const inEnglish = (text: string | null | undefined) =>
  text ? <English where="untranslated">{text}</English> : undefined;

/** What people called it: one word of theirs may be wider than its column. */
function named(name: string, to: string | undefined) {
  const way = wayToBreak(name);
  return to ? (
    <TextLink to={to} className={way}>
      <English where="untranslated">{name}</English>
    </TextLink>
  ) : (
    <span className={way}>
      <English where="untranslated">{name}</English>
    </span>
  );
}

function placeLink(id: number | null | undefined, name: string | null | undefined) {
  return id && name ? <TextLink to={countryLink(id)}>{name}</TextLink> : name;
}

const keywordsIn = (keywords: readonly string[] | null | undefined, language: Language) =>
  formatList(keywordsOf({ molnix_tags: keywords?.map((name) => ({ name })) }), language);

/** The kinds of appeals, each once. */
const appealTypes = (
  appeals: readonly { atype?: string | null | undefined }[] | null | undefined,
  language: Language,
) => formatList([...new Set(appeals?.flatMap(({ atype }) => atype ?? []))], language);

/** Search hands out money as text. */
function amount(text: string | null | undefined) {
  return text ? Number(text) : undefined;
}
