import type { Actor } from 'xstate';
import type { tooltipMachine } from '#machines/tooltip.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Tooltip } from '#src/components/Tooltip/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

export function TooltipStage({ actor }: { actor: Actor<typeof tooltipMachine> }) {
  const strings = useStrings(stageStrings);
  return (
    <Driven actor={actor as never}>
      <div className={styles.middle}>
        <Tooltip text={strings.swissFrancs}>
          {(described) => (
            <Button size="sm" {...described}>
              CHF
            </Button>
          )}
        </Tooltip>
      </div>
    </Driven>
  );
}
