import { English } from '#src/components/English/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import type { Appeal } from '#src/domain/operations.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './operationsMap.module.css';
import { operationsMapStrings } from './strings.ts';

/** The operations of a place, for its popup: whom they reach, what was asked for and what came. */
export function OperationFacts({ of: appeals }: { of: readonly Appeal[] }) {
  const strings = useStrings(operationsMapStrings);
  const language = useLanguage();
  return (
    <ul className={styles.popup}>
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          {appeal.event ? (
            <TextLink to={pathTo('emergency', { emergencyId: appeal.event })}>
              <English where="untranslated">{appeal.name}</English>
            </TextLink>
          ) : (
            <strong>
              <English where="untranslated">{appeal.name}</English>
            </strong>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{strings.peopleTargeted}</dt>
              <dd>{formatNumber(appeal.num_beneficiaries, language)}</dd>
            </div>
            <div>
              <dt>{strings.amountRequested}</dt>
              <dd>{formatNumber(appeal.amount_requested, language)}</dd>
            </div>
            <div>
              <dt>{strings.amountFunded}</dt>
              <dd>{formatNumber(appeal.amount_funded, language)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
