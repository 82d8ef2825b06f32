import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import { peopleByEmergency } from './lists.ts';
import { surgeOverviewStrings } from './strings.ts';

/** The people at work, by the emergency they are in. */
export function ByEmergency() {
  const strings = useStrings(surgeOverviewStrings);
  return (
    <ListPanel
      view={useList(peopleByEmergency, { in: 'address', name: 'emergencies' })}
      heading={strings.byEmergency}
      actions={
        <span>
          <TextLink to={pathTo('deployedPersonnel', undefined, { when: 'now', view: 'timeline', rows: 50 })}>
            {strings.timeline}
          </TextLink>
          {' · '}
          <TextLink to={pathTo('deployedPersonnel', undefined, { when: 'now' })}>
            {strings.allPersonnel}
          </TextLink>
        </span>
      }
      pendingHeight="24rem"
    />
  );
}
