import clsx from 'clsx';
import { Button } from '#src/components/Button/index.tsx';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './MyDrefScreen.module.css';
import type { StageRow } from './stageRow.ts';
import { myDrefStrings } from './strings.ts';

/** Which stage it is, and the way to those before it. */
export function StageCell({
  row: { process, stage, isOpen, onToggle },
  name,
}: {
  row: StageRow;
  name: string;
}) {
  const strings = useStrings(myDrefStrings);
  const language = useLanguage();
  const count = process.stages.length - 1;
  return (
    <div className={clsx(styles.stage, isOpen === undefined && styles.earlier)}>
      {name}
      {onToggle && (
        <Button
          variant="tertiary"
          size="sm"
          aria-expanded={isOpen}
          iconAfter={<ChevronDownIcon className={isOpen ? styles.open : undefined} />}
          onClick={onToggle}
        >
          {fill(strings.earlier, { count: formatNumber(count, language) })}
          <VisuallyHidden>{stage.title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
