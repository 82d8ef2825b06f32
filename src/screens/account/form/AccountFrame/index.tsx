import type { ReactNode } from 'react';
import { Columns } from '#src/components/Columns/index.tsx';
import { focusFirstField } from '#src/components/focusStart.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './AccountFrame.module.css';
import { accountFrameStrings } from './strings.ts';

/** A form of accounts on its card, which is begun at its first field, and beside it what an account is good for. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const strings = useStrings(accountFrameStrings);
  const reasons = [strings.report, strings.follow, strings.contacts, strings.drafts];
  return (
    <Columns
      main={
        <Panel>
          <div ref={focusFirstField} data-first-field>
            {children}
          </div>
        </Panel>
      }
      aside={
        <aside className={styles.reasons} aria-labelledby="account-reasons">
          <h2 id="account-reasons">{strings.heading}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <CheckIcon />
                {reason}
              </li>
            ))}
          </ul>
          <p>{strings.open}</p>
        </aside>
      }
    />
  );
}
