import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type modalMachine, selectIsOpen } from '#machines/modal.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

/** A page with a window over it, which closes by the rules that the machine was given. */
export function ModalStage({ actor }: { actor: Actor<typeof modalMachine> }) {
  const strings = useStrings(stageStrings);
  const { rules } = useSelector(actor, ({ context }) => context);
  return (
    <Window title={strings.windowPage}>
      <Button onClick={() => actor.send({ type: 'open' })}>{strings.editProfile}</Button>
      <Driven actor={actor as never}>
        <Dialog
          {...rules}
          isOpen={useSelector(actor, selectIsOpen)}
          heading={strings.editProfile}
          onClose={() => actor.send({ type: 'close' })}
        >
          {strings.editable}
        </Dialog>
      </Driven>
    </Window>
  );
}
