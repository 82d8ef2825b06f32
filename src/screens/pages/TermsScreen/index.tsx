import type { ReactNode } from 'react';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PolicyPage } from '../PolicyPage/index.tsx';
import { DataSources } from './DataSources.tsx';
import { termsStrings } from './strings.ts';

/** The date of these terms. */
const TERMS_DATE = '2026-11-21';

const USES = ['useFree', 'usePublications', 'useExports', 'useOther'] as const;
const PROHIBITIONS = [
  'noRedistribution',
  'noReverse',
  'noDerived',
  'noBypass',
  'noSharing',
  'noPasswords',
  'noRemoval',
  'noHindrance',
  'noHarm',
  'noCompetitor',
] as const;
const EFFORTS = [
  'effortSensitive',
  'effortAccurate',
  'effortOpen',
  'effortOriginal',
  'effortStandards',
] as const;
const PURPOSES = ['personalValidation', 'personalAccess', 'personalContact', 'personalMetrics'] as const;

/** Headings, which the contents list too, in their order. */
const SECTIONS = [
  'introduction',
  'provenance',
  'registration',
  'prohibited',
  'conditions',
  'liability',
  'personal',
  'privileges',
  'final',
] as const;

/** `/terms-and-conditions`: what one may do with the platform and its data. */
export function TermsScreen() {
  const strings = useStrings(termsStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const isOffered = useIsOffered();
  const { title } = useApp().config;
  const list = (keys: readonly (keyof typeof strings)[]) => (
    <ul>
      {keys.map((key) => (
        <li key={key}>{strings[key]}</li>
      ))}
    </ul>
  );
  const email = (
    <TextLink to={`mailto:${CONTACT_EMAIL}`} isExternal>
      {CONTACT_EMAIL}
    </TextLink>
  );
  const content: Record<(typeof SECTIONS)[number], ReactNode> = {
    introduction: (
      <>
        <p>{fill(strings.introductionPurpose, { title })}</p>
        <p>{strings.introductionAccess}</p>
        <p>{strings.introductionAcceptance}</p>
      </>
    ),
    provenance: <p>{strings.provenanceText}</p>,
    registration: (
      <>
        <p>
          {strings.registrationWho}{' '}
          {isOffered('register') && <TextLink to={pathTo('register')}>{titles.register}</TextLink>}
        </p>
        <p>{strings.usesHeading}</p>
        {list(USES)}
        <p>{fill(strings.citation, { title })}</p>
        <p>{strings.naming}</p>
      </>
    ),
    prohibited: (
      <>
        <p>{strings.prohibitedHeading}</p>
        {list(PROHIBITIONS)}
        <p>{strings.commercial}</p>
      </>
    ),
    conditions: (
      <>
        <p>{strings.conditionsDuty}</p>
        <DataSources />
        <p>{fillNodes(strings.conditionsOthers, { email })}</p>
      </>
    ),
    liability: (
      <>
        <p>{strings.liabilityHeading}</p>
        {list(EFFORTS)}
        <p>{strings.liabilityNone}</p>
      </>
    ),
    personal: (
      <>
        <p>{strings.personalHeading}</p>
        {list(PURPOSES)}
        <p>
          {fillNodes(strings.personalRights, {
            email,
            policy: <TextLink to={pathTo('cookiePolicy')}>{titles.cookiePolicy}</TextLink>,
          })}
        </p>
      </>
    ),
    privileges: <p>{strings.privilegesText}</p>,
    final: <p>{fillNodes(strings.finalText, { email })}</p>,
  };
  return (
    <PolicyPage
      heading={titles.termsAndConditions}
      description={fill(strings.description, { date: formatDate(TERMS_DATE, language) })}
      sections={SECTIONS.map((id) => ({ id, heading: strings[id], content: content[id] }))}
    />
  );
}
