import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';

interface ClearFiltersProps {
  isFiltered: boolean;
  /** The id of the element with their inputs. @default the one that the button stands in */
  within?: string | undefined;
  onClear: () => void;
}

/** A button after the filters that clears them; not there while none is chosen. */
export function ClearFilters({ isFiltered, within, onClear }: ClearFiltersProps) {
  const strings = useStrings(recordListStrings);
  if (!isFiltered) return null;
  return (
    <Button
      variant="tertiary"
      className={styles.clear}
      onClick={({ currentTarget }) => {
        // The focus would be lost with the button.
        const block = within === undefined ? currentTarget.parentElement : document.getElementById(within);
        block?.querySelector<HTMLElement>('input, select, button')?.focus();
        onClear();
      }}
    >
      {strings.clearFilters}
    </Button>
  );
}
