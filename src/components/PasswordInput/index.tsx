import { useState } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { EyeIcon, EyeOffIcon } from '../laterIcons.tsx';
import { TextInput, type TextInputProps } from '../TextInput/index.tsx';
import styles from './PasswordInput.module.css';

/** A password, hidden until asked to be shown. */
export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const strings = useStrings(commonStrings);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
      />
      {/* In a row of the input's height, so that a hint or an error leaves it where it is. */}
      <span className={styles.toggle}>
        <IconButton
          label={isShown ? strings.hidePassword : strings.showPassword}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </div>
  );
}
