import type { Tab } from '#src/components/TabList/index.tsx';
import { absolutePath, pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import { regionStrings } from '../strings.ts';
import type { Region, RegionContext } from './region.ts';

/** What editors call the additional tab, else `usual`. */
export const additionalTitle = ({ additional_tab_name }: Region, usual: string): string =>
  additional_tab_name?.trim() || usual;

/** The tabs to offer: those that are built, and of those that editors fill the ones with something in them. */
export function useRegionTabs({ region, keyFigures }: RegionContext): Tab[] {
  const strings = useStrings(regionStrings);
  const titles = useStrings(routeStrings);
  const { projects } = useStrings(projectStrings);
  const regionId = region.id;
  const hasAdditional =
    Boolean(region.additional_tab_name?.trim()) ||
    (keyFigures.answer?.count ?? 0) > 0 ||
    region.snippets.length > 0;
  const tabs = [
    { to: pathTo('regionOperations', { regionId }), label: strings.operations },
    { to: pathTo('regionThreeW', { regionId }), label: projects },
    {
      to: pathTo('regionRiskWatch', { regionId }),
      label: titles.riskWatch,
      root: absolutePath('regionRiskWatch'),
    },
    ...(region.preparedness_snippets.length > 0
      ? [{ to: pathTo('regionPreparedness', { regionId }), label: titles.preparedness }]
      : []),
    { to: pathTo('regionProfile', { regionId }), label: titles.regionProfile },
    ...(hasAdditional
      ? [
          {
            to: pathTo('regionAdditionalInfo', { regionId }),
            label: additionalTitle(region, strings.additionalInfo),
          },
        ]
      : []),
  ];
  return tabs;
}
