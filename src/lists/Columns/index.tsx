import { useActorRef, useSelector } from '@xstate/react';
import { disclosureMachine, selectIsOpen } from '#machines/disclosure.ts';
import { Button } from '#src/components/Button/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '../strings.ts';
import type { ListView } from '../useList.ts';

const ColumnsDialog = lazyComponent(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog);

interface ColumnsButtonProps<Word extends string> {
  view: Pick<ListView<never, Word>, 'about' | 'columnChoice'>;
  /** The list, where a page has more than one. */
  of?: string | undefined;
}

/** Opens the choice of columns; says how many are shown once somebody chose. */
export function ColumnsButton<Word extends string>({
  view: { about, columnChoice: choice },
  of,
}: ColumnsButtonProps<Word>) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const dialog = useActorRef(disclosureMachine);
  const isOpen = useSelector(dialog, selectIsOpen);
  // Of two columns one has a name to keep and the other what the list is for.
  if (!choice || choice.options.length < 2) return null;
  const { options, naming, shown, said, onChange, reset } = choice;
  const label = said
    ? fill(strings.columnsShown, {
        shown: formatNumber(shown.length, language),
        all: formatNumber(options.length + 1, language),
      })
    : strings.columns;
  return (
    <>
      <Button
        variant="tertiary"
        aria-haspopup="dialog"
        aria-label={of && `${label}, ${of}`}
        onPointerEnter={ColumnsDialog.preload}
        onFocus={ColumnsDialog.preload}
        onClick={() => dialog.send({ type: 'open' })}
      >
        {label}
      </Button>
      {isOpen && (
        <ColumnsDialog
          naming={naming && about.words[naming]}
          options={options.map((heading) => ({ value: heading, label: about.words[heading] }))}
          shown={shown}
          onChange={(headings) => onChange(headings as Word[])}
          onReset={reset}
          onClose={() => dialog.send({ type: 'close' })}
        />
      )}
    </>
  );
}
