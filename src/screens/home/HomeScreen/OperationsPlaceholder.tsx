import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { homeStrings } from './strings.ts';

/** As high as filters, map and five operations usually are. */
const SKELETON = <Skeleton height={['190rem', '158rem', '81.5rem']} />;

/** Stands in the room of the map until the reader nears it: neither its data nor its code come before. */
export function OperationsPlaceholder() {
  const strings = useStrings(homeStrings);
  return <Panel heading={fill(strings.mapHeading, { count: undefined })}>{SKELETON}</Panel>;
}
