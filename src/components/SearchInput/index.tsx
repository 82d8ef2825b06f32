import { SearchIcon } from '../icons.tsx';
import { TextInput, type TextInputProps } from '../TextInput/index.tsx';
import styles from './SearchInput.module.css';

/** A keyword to look for. The browser brings the button that empties it; Escape does so too. */
export function SearchInput(props: Omit<TextInputProps, 'type'>) {
  return (
    <div className={styles.search}>
      <TextInput {...props} type="search" className={styles.input} />
      <SearchIcon className={styles.icon} />
    </div>
  );
}
