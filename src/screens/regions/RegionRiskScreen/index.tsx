import type { ReactNode } from 'react';
import { TabList } from '#src/components/TabList/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { helpLink } from '#src/domain/externalLinks.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ImminentEvents } from '#src/records/risk/ImminentEvents/index.tsx';
import { PastEvents } from '#src/records/risk/PastEvents.tsx';
import { RiskMap } from '#src/records/risk/RiskMap/index.tsx';
import { riskStrings } from '#src/records/risk/strings.ts';
import { boundsOf, useRegion } from '../RegionScreen/region.ts';
import { regionStrings } from '../strings.ts';

/** `/regions/{regionId}/risk-watch/seasonal`: the countries of a region by what threatens them through the year. */
export function RegionSeasonalScreen() {
  const region = useRegion();
  return (
    <Kinds>
      <RiskMap region={region.id} bounds={boundsOf(region)} />
      <PastEvents region={region.id} />
    </Kinds>
  );
}

/** `/regions/{regionId}/risk-watch/imminent`: what is near in a region. */
export function RegionImminentScreen() {
  const region = useRegion();
  const bounds = boundsOf(region);
  return (
    <Kinds>
      <ImminentEvents where={{ region: [region.id] }} around={bounds && { bounds }} />
    </Kinds>
  );
}

function Kinds({ children }: { children: ReactNode }) {
  const strings = useStrings(riskStrings);
  const { help } = useStrings(regionStrings);
  const regionId = useRegion().id;
  return (
    <>
      <TabList
        label={strings.riskTabs}
        variant="secondary"
        tabs={[
          { to: pathTo('regionRiskSeasonal', { regionId }), label: strings.tabSeasonal },
          { to: pathTo('regionRiskImminent', { regionId }), label: strings.tabImminent },
        ]}
      />
      <p>
        <TextLink to={helpLink('risk_module', useLanguage())} isExternal>
          {help}
        </TextLink>
      </p>
      {children}
    </>
  );
}
