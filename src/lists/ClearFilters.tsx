import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';

interface ClearFiltersProps {
  isFiltered: boolean;
  onClear: () => void;
}

/** A button after the filters that clears them; not there while none is chosen. Stands in one element with their inputs. */
export function ClearFilters({ isFiltered, onClear }: ClearFiltersProps) {
  const strings = useStrings(recordListStrings);
  if (!isFiltered) return null;
  return (
    <Button
      variant="tertiary"
      className={styles.beside}
      onClick={({ currentTarget }) => {
        // The focus would be lost with the button.
        currentTarget.parentElement?.querySelector<HTMLElement>('input, select, button')?.focus();
        onClear();
      }}
    >
      {strings.clearFilters}
    </Button>
  );
}
