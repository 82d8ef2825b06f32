import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { WithEarlier } from '../WithEarlier/index.tsx';
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
    <WithEarlier
      label={fill(strings.earlier, { count: formatNumber(count, language) })}
      name={stage.title}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {name}
    </WithEarlier>
  );
}
