import { exportPerEndpoint } from '#contracts/per/export.ts';
import { PER_PHASE, type PerStep, stepOfPhase } from '#rules/perSteps.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { downloadBlob } from '#src/components/download.ts';
import { Menu, type MenuItem } from '#src/components/Menu/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { stepPath } from '#src/records/per/steps.ts';
import type { Process } from './list.ts';
import styles from './MyPerScreen.module.css';
import { myPerStrings } from './strings.ts';

const EDIT = {
  overview: 'editOverview',
  assessment: 'editAssessment',
  prioritization: 'editPrioritization',
  workPlan: 'editWorkPlan',
} as const satisfies Record<PerStep, string>;

/** What can be done with a process: its current step first, then what came before it, and its workbook. */
export function Actions({ process }: { process: Process }) {
  const strings = useStrings(myPerStrings);
  const download = useWorkbook(process);
  const { id } = process;
  const phase = process.phase ?? PER_PHASE.orientation;
  const step = stepOfPhase(phase);
  const current = stepPath(step, id);
  const way = (key: string, of: PerStep, label: string): MenuItem[] => {
    const to = stepPath(of, id);
    return to && of !== step ? [{ key, label, to }] : [];
  };
  const items: MenuItem[] = [
    ...way('overview', 'overview', strings.viewOverview),
    ...(phase > PER_PHASE.assessment ? way('assessment', 'assessment', strings.viewAssessment) : []),
    ...(phase > PER_PHASE.prioritization
      ? way('prioritization', 'prioritization', strings.editPrioritization)
      : []),
    { key: 'export', label: strings.export, onPick: download },
  ];
  const name = {
    country: process.country_details?.name ?? '',
    cycle: String(process.assessment_number ?? ''),
  };
  return (
    <div className={styles.actions}>
      {current && (
        <ButtonLink size="sm" to={current}>
          {strings[EDIT[step]]}
        </ButtonLink>
      )}
      <Menu label={strings.more} ariaLabel={fill(strings.moreOf, name)} align="end" items={items} />
    </div>
  );
}

/** Hands the process to the reader as a workbook. */
function useWorkbook({ id, country_details, phase_display }: Process) {
  const { client } = useApp();
  const strings = useStrings(myPerStrings);
  const tell = useTell();
  const errorText = useErrorText();
  const { begin } = useDeed(async (_: undefined, signal) => {
    try {
      const workbook = await client.call(exportPerEndpoint, { path: { id }, signal });
      const name = [country_details?.name, 'per', phase_display].filter(Boolean).join('-');
      downloadBlob(`${name}.xlsx`, workbook);
    } catch (error) {
      if (signal.aborted) return;
      tell({
        name: `per-export-${id}`,
        variant: 'danger',
        title: strings.exportFailed,
        description: errorText(error),
      });
    }
  });
  return () => begin(undefined);
}
