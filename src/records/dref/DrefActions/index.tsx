import { useState } from 'react';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Menu, type MenuItem } from '#src/components/Menu/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useAllocationForm } from '../excel/useAllocationForm.ts';
import { stageName } from '../names.ts';
import { drefExportPath, drefFormPath } from '../paths.ts';
import type { ProcessStage, WholeProcess } from '../process.ts';
import { ShareDialog } from '../ShareDialog/later.ts';
import { drefStrings } from '../strings.ts';
import { useDrefSteps } from '../useDrefSteps.tsx';
import styles from './DrefActions.module.css';

interface DrefActionsProps {
  process: WholeProcess;
  stage: ProcessStage;
  /** What else can be done with it, before what all have. @default nothing */
  extraItems?: readonly MenuItem[] | undefined;
}

/**
 * What whoever reads a list may do with a stage of a DREF. What changes it is asked about in a dialog, over which nothing else can
 * be pressed until it is done or refused.
 */
export function DrefActions({ process, stage, extraItems = [] }: DrefActionsProps) {
  const strings = useStrings(drefStrings);
  const { canEdit, deeds, dialog } = useDrefSteps(process, stage);
  const allocation = useAllocationForm(stage);
  const [isSharing, setSharing] = useState(false);
  const name = [stage.title, stageName(stage, strings)].filter(Boolean).join(', ');
  const items: MenuItem[] = [
    ...deeds.map(({ key, label, ask }) => ({ key, label, onPick: ask })),
    ...(allocation ? [{ key: 'allocation', label: allocation.label, onPick: allocation.download }] : []),
    ...extraItems,
    { key: 'share', label: strings.share, onPick: () => setSharing(true) },
    { key: 'export', label: strings.export, to: drefExportPath(stage) },
  ];
  return (
    <div className={styles.actions}>
      {canEdit && (
        <ButtonLink size="sm" to={drefFormPath(stage)} aria-label={fill(strings.editOf, { name })}>
          {strings.edit}
        </ButtonLink>
      )}
      <Menu
        label={strings.more}
        ariaLabel={fill(strings.moreOf, { title: name })}
        align="end"
        items={items}
      />
      {dialog}
      {isSharing && <ShareDialog drefId={process.drefId} onClose={() => setSharing(false)} />}
    </div>
  );
}
