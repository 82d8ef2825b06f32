import { Outlet } from 'react-router';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { riskWatchStrings } from './strings.ts';

/** `/risk-watch`: the frame of what threatens the world. */
export function RiskWatchScreen() {
  const strings = useStrings(riskWatchStrings);
  const titles = useStrings(routeStrings);
  return (
    <Page
      heading={strings.heading}
      description={strings.about}
      actions={<Button onClick={() => void printPage()}>{strings.print}</Button>}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: strings.heading }]}
    >
      <TabList
        label={strings.heading}
        tabs={[
          { to: pathTo('riskWatchSeasonal'), label: titles.riskWatchSeasonal },
          { to: pathTo('riskWatchImminent'), label: titles.riskWatchImminent },
        ]}
      />
      <Outlet />
    </Page>
  );
}
