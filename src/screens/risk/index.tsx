import { Outlet } from 'react-router-dom';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { printPage } from '#src/core/printPage.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { riskStrings } from '#src/records/risk/strings.ts';
import { riskWatchStrings } from './strings.ts';

/** `/risk-watch`: the frame of what threatens the world. */
export function RiskWatchScreen() {
  const strings = useStrings(riskWatchStrings);
  const risk = useStrings(riskStrings);
  const titles = useStrings(routeStrings);
  return (
    <Page
      heading={strings.heading}
      description={strings.about}
      actions={<Button onClick={() => void printPage()}>{strings.print}</Button>}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: strings.heading }]}
    >
      <TabList
        label={risk.riskTabs}
        tabs={[
          { to: pathTo('riskWatchSeasonal'), label: risk.tabSeasonal },
          { to: pathTo('riskWatchImminent'), label: risk.tabImminent },
        ]}
      />
      <Outlet />
    </Page>
  );
}
