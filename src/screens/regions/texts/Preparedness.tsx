import { Panel } from '#src/components/Panel/index.tsx';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useRegion } from '../RegionScreen/region.ts';
import { readable, Texts } from './Texts.tsx';

/** `/regions/{regionId}/preparedness`: how a region prepares, in the words of its editors. */
export function RegionPreparednessScreen() {
  const titles = useStrings(routeStrings);
  const { preparedness_snippets } = useRegion();
  if (readable(preparedness_snippets).length === 0)
    return <Panel heading={titles.preparedness} state="empty" />;
  return <Texts of={preparedness_snippets} />;
}
