import { IconButton } from '#src/components/IconButton/index.tsx';
import { MenuIcon } from '#src/components/icons.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { useDropdownMenu } from '#src/components/Menu/useDropdownMenu.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { menuStrings } from '../menus/strings.ts';
import styles from './PhoneMenu.module.css';

const Drawer = lazyComponent(
  async () => (await import('../Drawer/index.tsx')).Drawer,
  (retry) => <LostDrawer onRetry={retry} />,
);

/** The button that opens the menus on a phone. */
export function PhoneMenu() {
  const strings = useStrings(menuStrings);
  const { actor, isOpen, trigger } = useDropdownMenu();
  return (
    <>
      <IconButton
        ref={trigger}
        label={strings.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => actor.send({ type: 'toggle' })}
      />
      {isOpen && (
        <Drawer
          onPick={() => actor.send({ type: 'item.picked' })}
          onClose={() => actor.send({ type: 'escape' })}
        />
      )}
    </>
  );
}

function LostDrawer({ onRetry }: { onRetry: () => void }) {
  const strings = useStrings(menuStrings);
  return (
    <div className={styles.lost}>
      <MessageBlock state="failed" message={strings.menuLost} onRetry={onRetry} />
    </div>
  );
}
