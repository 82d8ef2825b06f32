import { brokenPasswordRules, PASSWORD_RULES } from '#rules/passwordRules.ts';
import { CheckIcon } from '#src/components/icons.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import type { Field } from '#src/hooks/useFields.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { strengthOf } from './rules.ts';
import { accountFormStrings } from './strings.ts';

interface PasswordFieldsProps {
  /** @default 'Password' */
  label?: string;
  password: Field;
  confirmation: Field;
  /** Names and addresses of whoever it is for: none may be part of it. */
  owner: readonly string[];
}

/** A new password, once more to confirm it, and what it still needs, told while it is typed. */
export function PasswordFields({ label, password, confirmation, owner }: PasswordFieldsProps) {
  const strings = useStrings(accountFormStrings);
  return (
    <>
      <div className={styles.password}>
        <PasswordInput
          label={label ?? strings.password}
          {...password}
          autoComplete="new-password"
          maxLength={255}
          isRequired
        />
        <Requirements password={password.value} owner={owner} />
      </div>
      <PasswordInput
        label={strings.confirmPassword}
        {...confirmation}
        autoComplete="new-password"
        maxLength={255}
        isRequired
      />
    </>
  );
}

function Requirements({ password, owner }: { password: string; owner: readonly string[] }) {
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
      <ul>
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
