import type { ExportFormat } from '#machines/export.ts';
import { Button } from '#src/components/Button/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from './strings.ts';

const FORMATS = [
  { format: 'csv', word: 'exportCsv' },
  { format: 'xlsx', word: 'exportExcel' },
] as const;

export interface ExportFormatsProps {
  running?: ExportFormat | undefined;
  isDisabled: boolean;
  onPick?: ((format: ExportFormat) => void) | undefined;
}

/** A button a format. */
export function ExportFormats({ running, isDisabled, onPick }: ExportFormatsProps) {
  const strings = useStrings(recordListStrings);
  return FORMATS.map(({ format, word }) => (
    <Button
      key={format}
      isPending={format === running}
      disabled={isDisabled}
      onClick={onPick && (() => onPick(format))}
    >
      {strings[word]}
    </Button>
  ));
}
