import { Button } from '#src/components/Button/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './ColumnsDialog.module.css';
import { listColumnsStrings } from './strings.ts';

interface ColumnsDialogProps {
  options: readonly { value: string; label: string }[];
  /** What the column is called that cannot be left out. */
  naming: string | undefined;
  /** The headings of those that are shown. */
  shown: readonly string[];
  onChange: (headings: readonly string[]) => void;
  onReset: () => void;
  onClose: () => void;
}

/** The columns of a list, each to be shown or not. What is chosen is seen behind it at once. */
export function ColumnsDialog({ options, naming, shown, onChange, onReset, onClose }: ColumnsDialogProps) {
  const strings = useStrings(listColumnsStrings);
  return (
    <Dialog
      isOpen
      size="sm"
      heading={strings.heading}
      closesOnEscape
      closesOnOutsidePress
      onClose={onClose}
      footer={
        <>
          <Button onClick={onReset}>{strings.reset}</Button>
          <Button variant="primary" onClick={onClose}>
            {strings.done}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {strings.text} {naming && fill(strings.alwaysShown, { column: naming })}
      </p>
      <CheckboxGroup
        name="columns"
        label={strings.heading}
        isLabelHidden
        options={options}
        value={options.map(({ value }) => value).filter((heading) => shown.includes(heading))}
        onChange={onChange}
      />
    </Dialog>
  );
}
