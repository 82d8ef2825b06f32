import { FLASH_ORGANIZATIONS } from '#contracts/flashUpdates/codes.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { PlainText } from '#src/components/PlainText/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';
import type { FlashUpdate } from './types.ts';

/** What each kind of organization did, in the order of the form. */
export function ActionsTaken({ update: { actions_taken = [] } }: { update: FlashUpdate }) {
  const strings = useStrings(flashUpdateStrings);
  return FLASH_ORGANIZATIONS.map((organization) => {
    const its = actions_taken.filter((taken) => taken.organization === organization);
    const done = its.flatMap(({ action_details }) => action_details ?? []);
    const told = its.flatMap(({ summary }) => summary?.trim() || []);
    if (done.length === 0 && told.length === 0) return null;
    return (
      <Panel
        key={organization}
        heading={fill(strings.actionsTaken, { organization: strings[`organization_${organization}`] })}
      >
        {told.map((summary) => (
          <PlainText key={summary} text={summary} />
        ))}
        {done.length > 0 && (
          <ul className={styles.done}>
            {done.map(({ id, name }) => (
              <li key={id}>{name ?? MISSING}</li>
            ))}
          </ul>
        )}
      </Panel>
    );
  });
}
