import { Outlet, useMatch } from 'react-router';
import { deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import { figuresOf, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import type { CatalogueEntry } from '#src/content/schema.ts';
import { catalogueNameStrings, nameOf } from '#src/content/surgeCatalogue/strings.ts';
import { entryAt, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { absolutePath, pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { NotFoundScreen } from '#src/records/NotFoundScreen/index.tsx';
import { cataloguePath } from '../cataloguePath.ts';
import { DEPLOYMENT_FIGURES } from './figures.ts';
import { totalsInput } from './requests.ts';
import styles from './SurgeScreen.module.css';
import { surgeStrings } from './strings.ts';

/** `/surge`: the frame of what concerns surge, with its figures and its tabs. */
export function SurgeScreen() {
  const strings = useStrings(surgeStrings);
  const names = useStrings(catalogueNameStrings);
  const path = useMatch(`${absolutePath('surgeCatalogue')}/*`)?.params['*']?.replace(/\/$/, '');
  // They say nothing of a service or a tool.
  const isOverview = useMatch(absolutePath('surgeOverview')) !== null;
  const isToolbox = useMatch(absolutePath('operationalToolbox')) !== null;
  const entry = path ? entryAt(path) : undefined;
  if (path && !entry) return <NotFoundScreen />;
  return (
    <Page
      heading={entry ? nameOf(names, entry) : isToolbox ? strings.toolbox : strings.surge}
      breadcrumbs={[
        { label: strings.home, to: pathTo('home') },
        ...(entry
          ? [{ label: strings.surge, to: pathTo('surge') }, ...wayTo(entry, (page) => nameOf(names, page))]
          : isToolbox
            ? [{ label: strings.surge, to: pathTo('surge') }, { label: strings.toolbox }]
            : [{ label: strings.surge }]),
      ]}
      info={
        isOverview && (
          <div className={styles.frame}>
            <Figures />
          </div>
        )
      }
    >
      <div className={styles.frame}>
        <TabList
          label={strings.tabs}
          tabs={[
            { to: pathTo('surgeOverview'), label: strings.overview },
            { to: pathTo('operationalToolbox'), label: strings.toolbox },
            { to: pathTo('surgeCatalogue'), label: strings.catalogue, root: absolutePath('surgeCatalogue') },
          ]}
        />
      </div>
      <Outlet />
    </Page>
  );
}

/** From the catalogue's first page down to one of its pages. */
function wayTo(entry: CatalogueEntry, name: (page: CatalogueEntry) => string) {
  const first = entryAt('overview');
  const pages = new Set([first, sectionOf(entry), entry].filter((page) => page !== undefined));
  return [...pages].map((page) => ({
    label: name(page),
    ...(page !== entry && { to: cataloguePath(page.path) }),
  }));
}

function Figures() {
  const strings = useStrings(surgeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const totals = useRequest(deploymentTotalsEndpoint, totalsInput);
  const state = messageState(totals);
  if (state === 'failed')
    return <MessageBlock state={state} message={errorText(totals.error)} onRetry={totals.retry} />;
  return (
    <KeyFigures
      isPending={state === 'pending'}
      figures={figuresOf(DEPLOYMENT_FIGURES, strings, totals.answer, language)}
    />
  );
}
