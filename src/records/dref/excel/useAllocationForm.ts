import type { DrefStage } from '#rules/dref.ts';
import { downloadBlob } from '#src/components/download.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { drefStrings } from '../strings.ts';

/** Hands the form to the reader in which money for a stage is asked for. Undefined for a report, which asks for none. */
export function useAllocationForm({ stage, id }: { stage: DrefStage; id: number }) {
  const { client } = useApp();
  const strings = useStrings(drefStrings);
  const tell = useTell();
  const errorText = useErrorText();

  const { begin, isRunning } = useDeed(async (_: undefined, signal) => {
    try {
      const [of, { allocationFileName, writeAllocationForm }] = await Promise.all([
        import('./readAllocated.ts').then(({ readAllocated }) =>
          readAllocated(client, { stage, id }, signal),
        ),
        import('./allocationForm.ts'),
      ]);
      downloadBlob(allocationFileName(of.record.title), await writeAllocationForm(of));
    } catch (error) {
      if (signal.aborted) return;
      tell({
        name: `allocation-${stage}-${id}`,
        variant: 'danger',
        title: strings.allocationFailed,
        description: errorText(error),
      });
    }
  });
  if (stage === 'report') return undefined;
  return { label: strings.allocationForm, isRunning, download: () => begin(undefined) };
}
