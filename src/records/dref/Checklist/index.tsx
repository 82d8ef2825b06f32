import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefStrings } from '../strings.ts';
import styles from './Checklist.module.css';

/** Something to see to, and what brings the reader there. */
export interface ChecklistItem {
  label: string;
  onGo?: (() => void) | undefined;
}

interface ChecklistProps {
  /** Key fields that are empty. */
  missing: readonly ChecklistItem[];
  /** What contradicts itself: it can be sent all the same. */
  warnings: readonly ChecklistItem[];
}

/** What to look at before a stage is finalized, each with the way to its field. */
export function Checklist({ missing, warnings }: ChecklistProps) {
  const strings = useStrings(drefStrings);
  if (missing.length + warnings.length === 0) return <p>{strings.nothingMissing}</p>;
  return (
    <div className={styles.groups}>
      <Group heading={strings.notFilledIn} items={missing} />
      <Group heading={strings.toCheck} items={warnings} />
    </div>
  );
}

function Group({ heading, items }: { heading: string; items: readonly ChecklistItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={heading}>
      <p className={styles.head}>{heading}</p>
      <ul className={styles.list}>
        {items.map(({ label, onGo }) => (
          <li key={label}>
            {onGo ? (
              <Button variant="tertiary" size="sm" onClick={onGo}>
                {label}
              </Button>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
