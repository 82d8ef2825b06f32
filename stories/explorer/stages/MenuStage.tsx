import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { dropdownMenuMachine, MenuLabel } from '#machines/dropdownMenu.ts';
import { Menu, type MenuItem } from '#src/components/Menu/index.tsx';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';

/** The menu of the labels that the machine was given. */
export function MenuStage({ actor }: { actor: Actor<typeof dropdownMenuMachine> }) {
  const labels = useSelector(actor, ({ context }) => context.labels);
  return (
    <Driven actor={actor as never}>
      <div className={styles.page}>
        <Menu label="Ana Member" variant="secondary" items={labels.map(itemOf)} />
      </div>
    </Driven>
  );
}

function itemOf(label: MenuLabel): MenuItem {
  if (typeof label === 'string') return { key: label, label };
  return { key: label.label, label: label.label, items: label.items.map(itemOf) };
}
