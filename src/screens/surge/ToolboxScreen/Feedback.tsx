import type { ReactNode } from 'react';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { SHAREPOINT } from '#src/content/operationalToolbox/areas.ts';
import { pathTo } from '#src/core/links.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { fillNodes } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { operationalToolboxStrings } from './strings.ts';
import styles from './ToolboxScreen.module.css';

const SHEET = `${SHAREPOINT}/:x:/s/IFRCSharing/EZrYT-ysYfFFn9skPZxClN8B2sQPuY-GVvi3ddwdc5ZPHw`;
const PER = `${SHAREPOINT}/:f:/s/IFRCSharing/EkiQndccd4ZIqMyUn983XiUBRfA14qW_CojCjibdG_Tmcw?e=My2KYE`;
const GENERAL = 'https://www.ifrc.org/disaster-preparedness';
const FINDINGS = [
  'perCapacity',
  'perPriorities',
  'perBottlenecks',
  'perRecovery',
  'perLearning',
  'perStrengthen',
] as const;

/** Whom to tell what could be better, and what preparedness adds to an operation. */
export function Feedback() {
  const strings = useStrings(operationalToolboxStrings);
  const mail = (
    <TextLink to={`mailto:${CONTACT_EMAIL}`} isExternal>
      {CONTACT_EMAIL}
    </TextLink>
  );
  const links = {
    catalogue: <PageLink to="resourcesCatalogue">{strings.catalogue}</PageLink>,
    learning: <PageLink to="preparednessLearning">{strings.learning}</PageLink>,
  };
  return (
    <Panel heading={strings.feedback}>
      <div className={styles.text}>
        <p>
          {fillNodes(strings.feedbackText, {
            mail,
            sheet: (
              <TextLink to={SHEET} isExternal>
                {strings.sheet}
              </TextLink>
            ),
          })}
        </p>
        <p>
          {fillNodes(strings.perText, {
            per: (
              <TextLink to={PER} isExternal>
                {strings.per}
              </TextLink>
            ),
          })}
        </p>
        <ul>
          {FINDINGS.map((key) => (
            <li key={key}>{fillNodes(strings[key], links)}</li>
          ))}
        </ul>
        <p>
          {fillNodes(strings.perMore, {
            mail,
            general: (
              <TextLink to={GENERAL} isExternal>
                {strings.general}
              </TextLink>
            ),
            countries: <PageLink to="globalSummary">{strings.countries}</PageLink>,
            performance: <PageLink to="globalPerformance">{strings.performance}</PageLink>,
          })}
        </p>
      </div>
    </Panel>
  );
}

type PreparednessPage = 'resourcesCatalogue' | 'preparednessLearning' | 'globalSummary' | 'globalPerformance';

/** The way to a page of the app. */
function PageLink({ to, children }: { to: PreparednessPage; children: ReactNode }) {
  return <TextLink to={pathTo(to)}>{children}</TextLink>;
}
