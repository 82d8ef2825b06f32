import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type modalMachine, selectIsOpen } from '#machines/modal.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { Driven } from './drivenActors.tsx';
import { Window } from './Window.tsx';

/** A page with a window over it, which closes by the rules that the machine was given. */
export function ModalStage({ actor }: { actor: Actor<typeof modalMachine> }) {
  const { rules } = useSelector(actor, ({ context }) => context);
  return (
    <Window title="The page with the window">
      <Button onClick={() => actor.send({ type: 'open' })}>Edit profile</Button>
      <Driven actor={actor as never}>
        <Dialog
          {...rules}
          isOpen={useSelector(actor, selectIsOpen)}
          heading="Edit profile"
          onClose={() => actor.send({ type: 'close' })}
        >
          What can be edited.
        </Dialog>
      </Driven>
    </Window>
  );
}
