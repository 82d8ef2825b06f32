import { Outlet } from 'react-router';
import { PER_PHASE } from '#rules/perSteps.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './preparedness.module.css';
import { preparednessStrings } from './strings.ts';

const MORE = 'https://www.ifrc.org/our-work/disasters-climate-and-crises/disaster-preparedness';
const MAILBOX = 'mailto:PER.Team@ifrc.org';
const TABS = ['globalSummary', 'globalPerformance', 'resourcesCatalogue', 'preparednessLearning'] as const;

/** `/preparedness`: what PER is, over its tabs. */
export function PreparednessScreen() {
  const strings = useStrings(preparednessStrings);
  const titles = useStrings(routeStrings);
  return (
    <Page
      heading={strings.heading}
      documentTitle={titles.preparedness}
      description={strings.about}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: titles.preparedness }]}
      actions={<Button onClick={() => void printPage()}>{strings.print}</Button>}
    >
      <Panel heading={strings.approach}>
        <p>
          {strings.approachText}{' '}
          <TextLink to={MORE} isExternal>
            {strings.moreAbout}
          </TextLink>
        </p>
        <ol className={styles.phases} aria-label={strings.approachPhases}>
          {Object.values(PER_PHASE).map((phase) => (
            <li key={phase}>{strings[`phase_${phase}`]}</li>
          ))}
        </ol>
        <p className={styles.links}>
          <a href={MAILBOX}>{strings.contact}</a>
          <TextLink to={helpLink('Preparedness', useLanguage())} isExternal>
            {strings.help}
          </TextLink>
        </p>
      </Panel>
      <TabList label={strings.tabs} tabs={TABS.map((name) => ({ to: pathTo(name), label: titles[name] }))} />
      <Outlet />
    </Page>
  );
}
