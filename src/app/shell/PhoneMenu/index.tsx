import { lazy, Suspense } from 'react';
import { IconButton } from '#src/components/IconButton/index.tsx';
import { MenuIcon } from '#src/components/icons.tsx';
import { useDropdownMenu } from '#src/components/Menu/useDropdownMenu.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { menuStrings } from '../menus/strings.ts';

const Drawer = lazy(async () => ({ default: (await import('../Drawer/index.tsx')).Drawer }));

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
        <Suspense>
          <Drawer
            onPick={() => actor.send({ type: 'item.picked' })}
            onClose={() => actor.send({ type: 'escape' })}
          />
        </Suspense>
      )}
    </>
  );
}
