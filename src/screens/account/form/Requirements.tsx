import { brokenPasswordRules, PASSWORD_RULES } from '#rules/passwordRules.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { strengthOf } from './rules.ts';
import { accountFormStrings } from './strings.ts';

/** What a password that is typed still needs. `id`: for the input that it describes. `useOwner`: a hook; names and addresses of whoever it is for. */
export function Requirements({
  id,
  password,
  useOwner,
}: {
  id: string;
  password: string;
  useOwner: () => readonly string[];
}) {
  const owner = useOwner();
  const strings = useStrings(accountFormStrings);
  const broken = brokenPasswordRules(password, owner);
  const strength = strengthOf(password, owner);
  return (
    <div className={styles.requirements}>
      {/* Read out after a pause in typing; the list of rules can be visited. */}
      <p role="status" className={styles.strength} data-strength={password ? strength : undefined}>
        {password
          ? fill(strings.strength, { strength: strings[`strength_${strength}`] })
          : strings.requirements}
      </p>
      <ul id={id}>
        {PASSWORD_RULES.map((rule) => {
          // Nothing is kept before something is typed.
          const isKept = password !== '' && !broken.includes(rule);
          return (
            <li key={rule} data-kept={isKept || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {isKept && <CheckIcon />}
              </span>
              <span>
                {strings[`rule_${rule}`]}
                <span className="visually-hidden"> ({isKept ? strings.fulfilled : strings.open})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
