import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { units } from './lists.ts';
import { emergencySurgeStrings } from './strings.ts';

/** The Emergency Response Units at work in an emergency. */
export function Units({ event }: { event: number }) {
  const strings = useStrings(emergencySurgeStrings);
  return (
    <ListPanel
      view={useList(units, { in: 'panel', query: { event } })}
      heading={strings.erus}
      actions={<TextLink to={pathTo('deployedErus', undefined, { event })}>{strings.allErus}</TextLink>}
    />
  );
}
